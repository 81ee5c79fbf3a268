/* The script of Solar Services: see that of the home page. */
import '../day/script.ts'
import '../estimate/script.ts'
import '../lazy-fragment-script.ts'
