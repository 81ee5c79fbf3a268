/** React Router's part on the server, which hands a request to the pages. */
export { createRequestHandler } from 'react-router'
