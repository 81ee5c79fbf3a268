/** New recovery codes. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <p>
        Keep these recovery codes where you find them without your phone, on paper or in a password manager. Each signs
        you in once. Nobody can show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-sm border border-line bg-sunken p-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-sm">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="recovery-codes.txt"
          className="text-link underline underline-offset-4"
        >
          Save as a text file
        </a>
      </p>
    </div>
  )
}
