import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { HouseInside, HouseWithPanels } from '../service-page/house-drawing.tsx'
import { NumberedItems } from '../service-page/sections.tsx'
import { useTexts } from '../texts.tsx'

/** The connection of roof, inverter and grid: a drawing and its four numbered parts. */
export function HowItWorks() {
  const t = useTexts()
  return (
    <Band
      title={t('renewable.how.title')}
      lead={t('renewable.how.lead')}
      tone="sunken"
      layout="split items-end gap-y-7 lg:*:first:self-end lg:*:first:pb-6"
    >
      <Chart width={820} height={450} className="drawing w-full lg:-mt-6" label={t('renewable.how.drawing')}>
        <HouseWithPanels />
        <path
          className="flow stroke-sun"
          strokeWidth="5"
          strokeDasharray="12 12"
          d="M214 176v92M246 302h88v-34M334 302h110v-26M444 302h66v42h26M588 344h42V130h78"
        />
        <HouseInside />
      </Chart>
      <NumberedItems
        items={t.items('renewable.how', ['name', 'text'])}
        className="border-t border-line pt-6 lg:col-span-2 lg:-mt-7"
      />
    </Band>
  )
}
