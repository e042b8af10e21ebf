/**
 * Loads the service before any test runs. A mutant that only the loading of a module executes is then told from those that
 * tests reach, where all files share one process.
 */
import '../../src/process/demo-data.js'
import '../../src/http/app.js'
