/** For a row that scrolls: not in every browser does the keyboard reach one by itself. */
export const focusable = { tabIndex: 0 }
