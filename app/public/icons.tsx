const shapes = {
  phone:
    'M6.5 3.5h3l1.6 4.2-2 1.5a12 12 0 0 0 5.7 5.7l1.5-2 4.2 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  mail: 'M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5ZM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21c4.5-4.7 6.7-8.3 6.7-11.2A6.6 6.6 0 0 0 12 3.2a6.6 6.6 0 0 0-6.7 6.6C5.3 12.7 7.5 16.3 12 21ZM12 12.3a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  cross: 'M6 6l12 12M18 6 6 18',
  right: 'M4.5 12h15M13.5 6l6 6-6 6',
  left: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  down: 'M6 9.5l6 6 6-6',
  file: 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 13h6.5M9 16.5h6.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 6v12M15.5 6v12',
  external: 'M13 5H5v14h14v-8M14 4h6v6M20 4 11 13',
  tick: 'M4.5 12.5l5 5 10-11',
  again: 'M19.5 5v4.5H15M19 9.5A7.5 7.5 0 1 0 19.5 13',
  listen: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.5a4 4 0 0 1 0 5M18 6.8a8 8 0 0 1 0 10.4',
  whatsapp:
    'M4 20l1.2-4.1A8.2 8.2 0 1 1 8.3 19ZM9 8.3c-.5 3.4 3.4 7.2 6.7 6.7l.5-1.7-2.1-1.2-1 .9a6 6 0 0 1-2.1-2.1l.9-1-1.2-2.1Z',
  facebook: 'M14.5 21v-7.5h2.8l.5-3.3h-3.3V8.3c0-1 .5-1.9 1.9-1.9h1.5V3.4c-3.9-.7-6.6.4-6.6 4.3v2.5H8v3.3h3.3V21',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.7a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM16.8 7.2v.01',
  linkedin: 'M5 9.5V20M5 4.7v.01M10 20V9.5M10 14c0-5.7 9-6.2 9 0v6',
  youtube: 'M3 12c0-5.5.5-6 9-6s9 .5 9 6-.5 6-9 6-9-.5-9-6ZM10.3 9.3v5.4l4.7-2.7Z',
  x: 'M4.5 4h4l11 16h-4ZM4.7 20l6-6.9M13.3 10.7 19 4'
} as const

export type IconName = keyof typeof shapes

/** An icon of the public pages; it is decorative, so its link or button needs a name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={`drawing shrink-0 ${className}`}
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
