//! The options that compiling, running and single passes have in common.

use crate::cli::{Args, number};
use crate::options::{CodeObjectVersion, Method, OptLevel, Options, OutputKind, Timing, Verify};
use crate::pipeline;
use isa::{Processor, Target, TargetError, Tasks};

/// Settings that may come before the processor they apply to.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    cpu: Option<String>,
    features: Vec<String>,
    opt: OptLevel,
    pub(crate) output: OutputKind,
    version: Option<CodeObjectVersion>,
    regalloc: Method,
    max_vgprs: Option<u16>,
    max_sgprs: Option<u16>,
    far_branches: emit::FarBranches,
    verify: bool,
    /// Is it told what the scheduler does?
    explains_schedule: bool,
    pub(crate) disabled: Vec<String>,
    print_after: Option<String>,
    stop_after: Option<String>,
    pub(crate) timing: Timing,
    /// Threads that compile, as [`Options::threads`] has it.
    pub(crate) threads: u32,
}

impl Settings {
    /// The options, if the processor is named.
    ///
    /// # Errors
    /// A message for the user.
    pub fn options(&self, tasks: Tasks) -> Result<Option<Options>, String> {
        let Some(cpu) = &self.cpu else {
            return Ok(None);
        };
        let target = Target::parse(cpu).map_err(|e| wrong_cpu(&e, cpu, tasks))?;
        self.options_of(target, tasks).map(Some)
    }

    /// Is the program's text after a stage wanted in place of the output?
    pub fn stops(&self) -> bool {
        self.stop_after.is_some()
    }

    /// Is it told what the scheduler does?
    pub fn explains_schedule(&self) -> bool {
        self.explains_schedule
    }

    /// What is made.
    pub fn output(&self) -> OutputKind {
        self.output
    }

    /// The options for IR text, which may name the processor in its triple.
    ///
    /// # Errors
    /// A message for the user.
    pub fn options_for(&self, text: &[u8]) -> Result<Options, String> {
        if let Some(options) = self.options(Tasks::COMPILE)? {
            return Ok(options);
        }
        let triple = ir::triple_of(text).unwrap_or_default();
        let named = ir::Triple::parse(&triple).map(|t| t.processor);
        let Some(name) = named.as_ref().and_then(|p| p.default_name()) else {
            return Err("no target: give -mcpu=TARGET-ID, for example -mcpu=gfx906".to_string());
        };
        let target = Target::parse(name).map_err(|e| format!("{e} in target triple '{triple}'"))?;
        self.options_of(target, Tasks::COMPILE)
    }

    /// The options for passes over a text: machine IR may be of any processor that there are facts
    /// of.
    ///
    /// # Errors
    /// A message for the user.
    pub fn options_for_passes(&self, text: &[u8]) -> Result<Options, String> {
        match self.options(Tasks::empty())? {
            Some(options) => Ok(options),
            None => self.options_for(text),
        }
    }

    /// The options for several files: the first that names a processor decides where the command
    /// line does not.
    ///
    /// # Errors
    /// A message for the user.
    pub fn options_for_all(&self, sources: &[ir::SourceFile<'_>]) -> Result<Options, String> {
        if let Some(options) = self.options(Tasks::COMPILE)? {
            return Ok(options);
        }
        let named = |s: &&ir::SourceFile<'_>| {
            let triple = ir::triple_of(s.text).unwrap_or_default();
            ir::Triple::parse(&triple).is_some_and(|t| t.processor.default_name().is_some())
        };
        let chosen = sources.iter().find(named).or(sources.first());
        self.options_for(chosen.map_or(&[], |s| s.text))
    }

    fn options_of(&self, target: Target, tasks: Tasks) -> Result<Options, String> {
        check_tasks(target.processor, tasks)?;
        let mut options = Options::new(target);
        for list in &self.features {
            match tasks == Tasks::ASSEMBLE {
                true => options.set_features_of_text(list)?,
                false => options.set_features(list)?,
            }
        }
        options.opt = self.opt;
        options.output = self.output;
        options.code_object = self.version;
        options.regalloc = self.regalloc;
        options.max_vgprs = self.max_vgprs;
        options.max_sgprs = self.max_sgprs;
        options.far_branches = self.far_branches;
        options.disabled = self.disabled.clone();
        options.print_after = self.print_after.clone();
        options.stop_after = self.stop_after.clone();
        options.timing = self.timing;
        options.threads = self.threads;
        if self.verify {
            options.verify = Verify::EachPass;
        }
        Ok(options)
    }

    /// Takes an option that both commands have. Returns whether it was one.
    pub(crate) fn take(&mut self, args: &mut Args<'_>, arg: &str) -> Result<bool, String> {
        match arg {
            "-O0" => self.opt = OptLevel::O0,
            "-O1" => self.opt = OptLevel::O1,
            "-O2" => self.opt = OptLevel::O2,
            "-O3" => self.opt = OptLevel::O3,
            "--verify-each" | "-verify-each" => self.verify = true,
            "--explain-schedule" | "-explain-schedule" => self.explains_schedule = true,
            _ => return self.take_valued(args, arg),
        }
        Ok(true)
    }

    /// Takes `-mcpu` or `-mattr`. Returns whether it was one.
    pub(crate) fn take_target(&mut self, args: &mut Args<'_>, arg: &str) -> Result<bool, String> {
        if let Some(cpu) = args.value(arg, "mcpu")? {
            self.cpu = Some(cpu);
        } else if let Some(list) = args.value(arg, "mattr")? {
            self.features.push(list);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn take_valued(&mut self, args: &mut Args<'_>, arg: &str) -> Result<bool, String> {
        if self.take_target(args, arg)? {
            return Ok(true);
        }
        if let Some(v) = args.value(arg, "code-object-version")? {
            let version = v.parse().ok().and_then(CodeObjectVersion::from_number);
            self.version = Some(version.ok_or_else(|| {
                let known = CodeObjectVersion::numbers();
                format!("code object version '{v}' is not supported ({known} are)")
            })?);
        } else if let Some(v) = args.value(arg, "print-after")? {
            if v != "all" {
                pipeline::check_printed(&v)?;
            }
            self.print_after = Some(v);
        } else if let Some(v) = args.value(arg, "stop-after")? {
            pipeline::check_printed(&v)?;
            self.stop_after = Some(v);
        } else if let Some(v) = args.value(arg, "disable-pass")? {
            pipeline::check_disabled(&v)?;
            self.disabled.push(v);
        } else if let Some(v) = args.value(arg, "regalloc")? {
            self.regalloc = match v.as_str() {
                "direct" | "planner" => Method::Planner,
                "regalloc2" => Method::Regalloc2,
                _ => return Err(format!("unknown register allocator '{v}'")),
            };
        } else if let Some(v) = args.value(arg, "max-vgprs")? {
            self.max_vgprs = Some(number(&v, "--max-vgprs")?);
        } else if let Some(v) = args.value(arg, "max-sgprs")? {
            self.max_sgprs = Some(number(&v, "--max-sgprs")?);
        } else if let Some(v) = args.value(arg, "far-branches")? {
            let far = emit::FarBranches::parse(&v);
            self.far_branches = far.ok_or_else(|| {
                format!("'{v}' is not within:BYTES or islands:BYTES, of 512 to 131072 bytes")
            })?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }
}

fn wrong_cpu(error: &TargetError, cpu: &str, tasks: Tasks) -> String {
    match error {
        TargetError::UnknownProcessor(_) => {
            format!("{error} in -mcpu={cpu} (known: {})", names(tasks))
        }
        _ => format!("{error} in -mcpu={cpu}"),
    }
}

/// Can all of `tasks` be done for a processor?
fn check_tasks(processor: &Processor, tasks: Tasks) -> Result<(), String> {
    for (task, verb) in Tasks::COLUMNS {
        if tasks.contains(task) && !processor.tasks.contains(task) {
            return Err(format!(
                "amdgpuc does not {verb} for processor '{}', but for {}",
                processor.name,
                names(task)
            ));
        }
    }
    Ok(())
}

fn names(tasks: Tasks) -> String {
    let names: Vec<&str> = Processor::supporting(tasks).map(|p| p.name).collect();
    names.join(", ")
}
