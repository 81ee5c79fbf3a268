/* `npm start`: installs and builds where needed, then runs the program. */
import { runProgram } from './lib/command.mjs'

await runProgram('index', process.argv.slice(2))
