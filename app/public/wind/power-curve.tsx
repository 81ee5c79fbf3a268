/** The power curve of a turbine of 600 kW: wind speed in m/s and per cent of the rated power. */
const curve = [
  [3, 0],
  [4, 3],
  [5, 9],
  [6, 18],
  [7, 31],
  [8, 47],
  [9, 63],
  [10, 78],
  [11, 90],
  [12, 97],
  [13, 100],
  [20, 100]
] as const

const line = curve.map(([speed, power]) => `${x(speed)} ${y(power)}`).join('L')

function x(speed: number) {
  return 40 + speed * 32
}

function y(power: number) {
  return 250 - power * 2.1
}

export function PowerCurve() {
  return (
    <figure>
      <svg
        viewBox="38 0 662 300"
        width="662"
        height="300"
        className="w-full"
        role="img"
        aria-label="Power by wind speed: nothing below 3 metres a second, 9 per cent at 5, 47 per cent at 8, full power from 13 on"
      >
        <path d="M40 250h650" className="drawing text-night-line" />
        <path d={`M${line}L${x(20)} 250H${x(3)}Z`} className="fill-sun/15" />
        <path d={`M${line}`} className="drawing stroke-sun stroke-4" />
        <g className="fill-on-night-muted text-[20px] tabular-nums max-sm:text-[26px]">
          {[3, 5, 8, 13, 20].map((speed) => (
            <text key={speed} x={x(speed)} y="284" textAnchor={speed === 20 ? 'end' : 'middle'}>
              {speed === 20 ? '20 m/s' : speed}
            </text>
          ))}
        </g>
        <g className="fill-on-night text-[22px] font-semibold tabular-nums max-sm:text-[28px]">
          <text x={x(5) - 12} y={y(9) - 14} textAnchor="end">
            9%
          </text>
          <text x={x(8) - 14} y={y(47) - 4} textAnchor="end">
            47%
          </text>
          <text x={x(13) - 4} y={y(100) - 14} textAnchor="middle">
            100%
          </text>
        </g>
        {[5, 8, 13].map((speed) => (
          <circle key={speed} cx={x(speed)} cy={y(powerAt(speed))} r="7" className="fill-sun" />
        ))}
      </svg>
      <figcaption className="mt-3 max-w-[62ch] text-on-night-muted">
        Power of a turbine by the speed of the wind, metres a second. From 5 to 8 the power grows fivefold: that is why
        we measure for a year before anybody pours a foundation.
      </figcaption>
    </figure>
  )
}

function powerAt(speed: number) {
  return curve.find(([at]) => at === speed)?.[1] ?? 0
}
