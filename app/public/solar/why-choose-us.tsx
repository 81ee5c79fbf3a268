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

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-title">
      <h2 id="why-title" className="text-title">
        Why Choose Us
      </h2>
      <ul className="mt-6">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-4 py-2.5">
            <Icon name="tick" className="mt-1 size-6 text-leaf" />
            <span className="max-w-[54ch]">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
