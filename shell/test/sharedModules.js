/** Stands in for the module that the shell's build writes: no remote runs in unit tests. */
exports.sharedModules = [];
