//! Kernels after legalisation, on the reference interpreter: every case must come out as its host
//! reference says.

use amdgpuc_tests::kernels::{Case, OptLevel, all_cases};
use ir::function::ParamFlags;
use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
use ir::{Module, SourceFile};
use lower::LowerTarget;
use lower::target::KernargPreload;

/// gfx906 with arguments in registers, as later processors have them.
const PRELOADING: LowerTarget = LowerTarget {
    preload: KernargPreload::UserSgprs,
    ..LowerTarget::GFX906
};

/// Marks all arguments of kernels as wanted in registers, where these preload.
fn mark(module: &mut Module, target: &LowerTarget) {
    if target.preload == KernargPreload::No {
        return;
    }
    let functions = module.functions.values_mut();
    let kernels = functions.filter(|f| f.call_conv.is_kernel());
    let params = kernels.flat_map(|f| &mut f.params);
    for param in params.filter(|p| p.attrs.indirect.is_none()) {
        param.attrs.flags |= ParamFlags::INREG;
    }
}

fn run(case: &Case, level: OptLevel, target: &LowerTarget) -> Result<(), String> {
    let path = case.ir_path(level);
    let text = std::fs::read(&path).map_err(|e| format!("{path:?}: {e}"))?;
    let name = path.display().to_string();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    let show = |errors: Vec<ir::Diagnostic>| -> String {
        errors.iter().map(|e| e.render(&source)).collect()
    };
    let mut module = ir::parse_module(&source).map_err(show)?;
    mark(&mut module, target);
    let info = lower::legalise(&mut module, target).map_err(show)?;
    ir::verifier::verify_module(&module).map_err(show)?;
    let kernel = module
        .function_by_name(case.kernel)
        .ok_or_else(|| format!("no kernel '{}'", case.kernel))?;
    let static_lds = info.lds.static_size(kernel);
    let mut memory = Memory::new();
    let addresses: Vec<u64> = case.buffers().map(|b| memory.alloc(&b.init)).collect();
    let config = LaunchConfig {
        grid: case.grid,
        workgroup: case.workgroup,
        dynamic_lds: case.dynamic_lds(),
        ..LaunchConfig::linear(1, 1)
    };
    let segment = ArgValue::Bytes(case.kernarg(&addresses, static_lds));
    Interp::new(&module)
        .launch(kernel, &config, &[segment], &mut memory)
        .map_err(|e| format!("{} {level:?}: {e}", case.name))?;
    let mut buffers = Vec::new();
    for (buffer, &address) in case.buffers().zip(&addresses) {
        let bytes = memory
            .read(address, buffer.init.len())
            .map_err(|fault| fault.message)?;
        buffers.push(bytes.to_vec());
    }
    case.check(&buffers)
        .map_err(|e| format!("{} {level:?}: {e}", case.name))
}

#[test]
fn legalised_kernels_compute_the_same() {
    check(&LowerTarget::GFX906);
}

#[test]
fn kernels_with_arguments_in_registers_compute_the_same() {
    check(&PRELOADING);
}

fn check(target: &LowerTarget) {
    let mut failures = Vec::new();
    for case in all_cases() {
        for level in OptLevel::ALL {
            failures.extend(run(&case, level, target).err());
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
