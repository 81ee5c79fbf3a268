import shapes from '../../assets/drawings/street.json' with { type: 'json' }
import { Chart, type ChartProps } from './chart.tsx'

/** The company's works and tools, drawn from the front: each stands on y = 0 and begins at x = 0. */
export type Piece = keyof typeof shapes

const gap = 30

/** A decorative row of things that the page is about, like an architect's drawing of a street. */
export function StreetDrawing({
  pieces,
  ...chart
}: { pieces: readonly Piece[] } & Pick<ChartProps, 'className' | 'fit' | 'left'>) {
  const widthOf = (row: readonly Piece[]) => row.reduce((sum, piece) => sum + shapes[piece].width + gap, 0)
  const width = widthOf(pieces) - gap + 16
  return (
    <Chart
      left={-8}
      top={-158}
      width={width}
      height={158}
      {...chart}
      className={`drawing overflow-visible ${chart.className}`}
    >
      {pieces.map((piece, place) => (
        <path key={piece} d={shapes[piece].path} transform={`translate(${widthOf(pieces.slice(0, place))} 0)`} />
      ))}
    </Chart>
  )
}
