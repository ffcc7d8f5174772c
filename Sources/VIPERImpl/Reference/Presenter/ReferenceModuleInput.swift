/// What the reference book can be asked for while it is open; there is nothing to tell it.
protocol ReferenceModuleInput: RestorableModuleInput {}
