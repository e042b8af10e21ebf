/**
 * Loads the service before any test runs, so that mutants in code which runs when a module is loaded can be
 * distinguished from those that tests reach, although all files share one process.
 */
import '../../src/demo/demo-data.js'
import '../../src/http/app.js'
