/**
 * Script of pages during development: when a build has changed, it replaces the modules of the remote that is under development,
 * and reloads the page where that is not possible. `webpack/remote/hot` registers the update functions in `__hashgridHot`; one resolves
 * with false if nothing of its remote has changed.
 */
export const DEV_SCRIPT = `new EventSource('/__dev/events').addEventListener('reload',()=>Promise.all(Object.values(globalThis.__hashgridHot??{}).map(update=>update())).then(updated=>{if(!updated.includes(true))location.reload()},()=>location.reload()))`;
