import { Icon } from '../icons.tsx'

const reasons = [
  'One team from the first visit to the net meter.',
  'Panels and inverters with the BIS and ALMM papers that subsidy and DISCOM ask for.',
  'The subsidy form is filled in at your own table; you keep the password.',
  'The estimate names units a month, and we measure again after a year.',
  'Frames of hot-dip galvanised steel, AC and DC cables in separate pipes, an earth pit for the panels alone.',
  'A spare inverter from our store while yours is repaired under contract.',
  'One telephone number afterwards, answered by people who know your plant by its drawing.'
]

/** Seven reasons. */
export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-title" className="mt-16">
      <h3 id="why-title" className="text-heading">
        Why Choose Us
      </h3>
      <ul className="mt-5 gap-x-12 sm:columns-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex break-inside-avoid gap-3.5 py-2.5">
            <Icon name="tick" className="mt-1 size-6 text-leaf" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
