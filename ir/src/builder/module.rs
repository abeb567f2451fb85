//! Declaring functions, kernels and globals.

use super::FunctionBuilder;
use crate::constant::Const;
use crate::diag::SourceLoc;
use crate::entities::{FuncRef, GlobalVar};
use crate::function::{Function, Param, ParamAttrs};
use crate::inst::CallConv;
use crate::layout::DataLayout;
use crate::memory::AddrSpace;
use crate::module::{GlobalData, Linkage, Module, Visibility};
use crate::types::Type;

impl Module {
    /// Declares a function; it becomes a definition when it gets blocks.
    pub fn add_function(&mut self, name: &str, ret: Type, params: &[Type]) -> FuncRef {
        let params = params
            .iter()
            .map(|&ty| Param {
                ty,
                attrs: ParamAttrs::default(),
            })
            .collect();
        self.functions.push(Function::new(name, ret, params))
    }

    /// Declares a kernel (`amdgpu_kernel`).
    pub fn add_kernel(&mut self, name: &str, params: &[Type]) -> FuncRef {
        let func = self.add_function(name, Type::VOID, params);
        self.functions[func].call_conv = CallConv::Kernel;
        func
    }

    /// Adds a global variable with the ABI's alignment: without `init` a declaration.
    pub fn add_global(
        &mut self,
        name: &str,
        ty: Type,
        space: AddrSpace,
        init: Option<Const>,
    ) -> GlobalVar {
        let align = DataLayout::new(&self.ctx.types).align(ty);
        self.globals.push(GlobalData {
            name: name.to_owned(),
            ty,
            space,
            init,
            align,
            is_constant: space.is_constant(),
            externally_initialized: false,
            unnamed_addr: false,
            linkage: Linkage::default(),
            visibility: Visibility::default(),
            section: None,
            absolute: None,
            loc: SourceLoc::NONE,
        })
    }

    /// Adds a work-group's variable in local memory (LDS), without initial contents.
    pub fn add_local(&mut self, name: &str, ty: Type) -> GlobalVar {
        let init = self
            .ctx
            .consts
            .intern(crate::constant::ConstData::Poison(ty));
        let global = self.add_global(name, ty, AddrSpace::Local, Some(init));
        self.globals[global].linkage = Linkage::Internal;
        global
    }

    /// A builder for a function of this module.
    pub fn build(&mut self, func: FuncRef) -> FunctionBuilder<'_> {
        FunctionBuilder::new(&mut self.ctx, &mut self.functions[func])
    }
}
