import { RoofDrawing } from '../public/home/roof-drawing.tsx'
import { DayCurve } from '../public/renewable/day-curve.tsx'
import { UnitsByMonth } from '../public/renewable/units-by-month.tsx'
import { FirstUnit } from '../public/solar/first-unit.tsx'
import { SubsidyFigures } from '../public/solar/subsidy-figures.tsx'
import { StreetDrawing } from '../public/street-drawing.tsx'
import { SiteWind } from '../public/wind/site-wind.tsx'

/** Everything that is drawn. */
export function Drawings() {
  return (
    <section>
      <h2>Drawings</h2>
      <div className="samples wide">
        <StreetDrawing of={['homeWithLadder', 'van', 'panels', 'inverter', 'battery', 'pump']} className="text-field" />
        <StreetDrawing
          of={['house', 'lamp', 'mast', 'pole', 'tree', 'turbine', 'board', 'postbox', 'glass']}
          className="text-field"
        />
        <RoofDrawing />
        <SubsidyFigures />
        <UnitsByMonth />
        <DayCurve />
        <SiteWind />
        <FirstUnit />
      </div>
    </section>
  )
}
