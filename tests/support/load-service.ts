/**
 * Loads the service before any test runs, so that mutants in code which runs when a module is loaded can be told from
 * those that tests reach, although all files share one process.
 */
import '../../src/process/demo-data.js'
import '../../src/http/app.js'
