/* The script of a service's page: see that of the home page. */
import '../estimate/script.ts'
import '../lazy-fragment-script.ts'
