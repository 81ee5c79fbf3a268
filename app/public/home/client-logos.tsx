/** The clients are invented. */
interface Client {
  name: string
  trade: string
  /** An SVG path on a grid of 48 by 48. */
  logo: string
}

export const clients: readonly Client[] = [
  {
    name: 'Aamrai',
    trade: 'Foods',
    logo: 'M31 14c9 5 11 17 3 25s-22 4-22-8c0-10 8-12 12-16 2-1.5 4-2.5 7-1ZM30 14c0-5 2-8 6-10M31 11c-5-6-11-6-15-4 3 6 9 7 15 4Z'
  },
  {
    name: 'Girija',
    trade: 'Mills',
    logo: 'M17 7h14M17 41h14M24 3v4M24 41v4M20 7c-1 10-5 12-5 17s4 7 5 17M28 7c1 10 5 12 5 17s-4 7-5 17M16 20l17-5M15 26l18-6M16 32l16-6'
  },
  {
    name: 'Palash',
    trade: 'School',
    logo: 'M24 44V26M24 26C15 19 16 9 24 4c8 5 9 15 0 22ZM24 28C13 30 6 24 5 15c8-1 16 3 19 13ZM24 28c11 2 18-4 19-13-8-1-16 3-19 13Z'
  },
  {
    name: 'Varsha',
    trade: 'Cold Store',
    logo: 'M24 4C16 15 11 22 11 30a13 13 0 0 0 26 0C37 22 32 15 24 4ZM24 20v20M15.5 25l17 10M32.5 25l-17 10'
  },
  {
    name: 'Ankur',
    trade: 'Clinic',
    logo: 'M24 44V22M24 26c0-9 6-14 16-14 0 10-6 14-16 14ZM24 32c0-7-5-11-14-11 0 8 5 11 14 11ZM18 8h12M24 2v12'
  },
  {
    name: 'Dhanush',
    trade: 'Forge',
    logo: 'M12 4c26 6 26 34 0 40M12 4v40M4 24h36M34 18l6 6-6 6'
  }
]

export function ClientLogo({ client: { name, trade, logo } }: { client: Client }) {
  return (
    <p className="flex h-16 items-center gap-4">
      <svg viewBox="0 0 48 48" width="48" height="48" className="drawing size-12 shrink-0" aria-hidden="true">
        <path d={logo} />
      </svg>
      <span className="leading-none whitespace-nowrap">
        <span className="block text-2xl font-semibold tracking-tight">{name}</span>{' '}
        <span className="text-base text-muted">{trade}</span>
      </span>
    </p>
  )
}
