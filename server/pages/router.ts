/** React Router's part on the server: what hands a request to the pages. */
export { createRequestHandler } from 'react-router'
