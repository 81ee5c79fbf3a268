import type { ReactNode } from 'react'

/** What the company works on and with, drawn from the front: each stands on y = 0 and begins at x = 0. */
const shapes = {
  house: {
    width: 104,
    path: 'M8 0v-54h88V0M2-54v-9h10v4h80v-4h10v9ZM40 0v-28h18V0M16-42h14v15H16zM70-42h14v15H70zM22-59 44-80l8 5-16 16M56-59 78-80l8 5-16 16'
  },
  homeWithLadder: {
    width: 128,
    path: 'M32 0v-54h88V0M26-54v-9h10v4h80v-4h10v9ZM76 0v-28h18V0M100-42h12v15h-12zM58-59 80-80l8 5-16 16M92-59l17-17 7 5M2 0 40-72M14 0 52-72M8-12h12M14-24h12M21-36h12M27-48h12M33-60h12'
  },
  turbine: {
    width: 84,
    path: 'M39 0 41-96M47 0 45-96M43-101m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M40-105q-5-24 3-45q8 21 3 45M48-103q23-1 38 18q-24-2-38-12M38-103q-23-1-38 18q24-2 38-12'
  },
  lamp: { width: 44, path: 'M8 0v-82q0-12 12-12h12M26-94h14l-3 6h-8ZM4 0h8' },
  mast: { width: 48, path: 'M24 0v-128M4-128h40M8-128v-7h8v7M20-128v-7h8v7M32-128v-7h8v7M18 0h12' },
  pole: { width: 48, path: 'M24 0v-104M4-92h40M8-92v-7M40-92v-7M24-74l14-18M24-74 10-92' },
  tree: {
    width: 66,
    path: 'M33 0v-36M33-18l12-12M18-36C6-36 0-46 6-54 0-66 12-74 20-70 24-82 42-82 46-70 58-72 66-60 58-52 66-44 58-36 48-36Z'
  },
  van: {
    width: 96,
    path: 'M12-9H6v-33h54l22 16h8v17h-7M69-9H26M19-9m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M76-9m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M60-42v16h22M10-48h46M18-48v6M30-48v6M42-48v6M38-42v33'
  },
  panels: { width: 96, path: 'M14 0v-16M70 0v-44M4-14 76-58l12 8L16-6ZM28-29l12 8M52-43l12 8' },
  battery: { width: 46, path: 'M4 0v-66h38V0M12-56h22M25-46l-9 14h12l-7 14M4-8h38' },
  inverter: { width: 48, path: 'M12 0v-20M36 0v-20M6-20v-46h36v46ZM14-54h20M14-40q5-9 10 0t10 0' },
  pump: { width: 64, path: 'M4 0h34M12 0v-44M30 0v-44M8-44h26M21-44v-10h16q8 0 8 10v6M45-30v4M45-20v4M56 0H40' },
  board: { width: 72, path: 'M14 0v-26M58 0v-26M6-26v-42h60v42ZM14-58h20M14-48h44M14-38h32M42-60h16v8H42z' },
  postbox: { width: 40, path: 'M6 0v-46Q6-58 20-58T34-46V0ZM13-42h14M13-28h14M2 0h36' },
  glass: { width: 70, path: 'M28-60m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M45-42 64-20M14-66a15 15 0 0 1 12-9' }
} as const

export type Piece = keyof typeof shapes

const gap = 30

/** A decorative row of things that the page is about, like an architect's drawing of a street. */
export function StreetDrawing({ pieces, className }: { pieces: readonly Piece[]; className: string }) {
  let width = 0
  const row: ReactNode[] = []
  for (const piece of pieces) {
    row.push(<path key={piece} d={shapes[piece].path} transform={`translate(${width} 0)`} />)
    width += shapes[piece].width + gap
  }
  return (
    <svg
      viewBox={`-8 -158 ${width - gap + 16} 158`}
      width={width - gap + 16}
      height="158"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      {row}
    </svg>
  )
}
