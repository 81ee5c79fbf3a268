import { singletons } from '../../collections/index.ts'
import { indianAmount, indianNumber } from '../../shared/indian-format.ts'
import type { ContentReader } from '../content/types.ts'
import type { SiteFact } from './facts.ts'
import type { Values } from './messages.ts'

/*
 * What sentences can name.
 */

/** The company's settings, by their fields' names. */
export async function readSettingValues(content: ContentReader): Promise<Values> {
  const settings = await content.one('settings')
  return Object.fromEntries(
    Object.keys(singletons.settings.fields).map((name) => [name, String(settings[name as keyof typeof settings] ?? '')])
  )
}

/**
 * The facts, by their keys with `_` for each dot: a range whole, and its ends as `{key}_low` and `{key}_high`. A subsidy that
 * has ended is nothing to be named.
 */
export function factValues(facts: readonly SiteFact[]): Values {
  const present = facts.filter(({ key, isEnded }) => !(isEnded && key.startsWith('subsidy.')))
  return Object.fromEntries(
    present.flatMap(({ key, value, valueTo, unit }) => {
      const name = key.replaceAll('.', '_')
      const low = indianAmount(value, unit)
      // The second number of a slab is no price: it is where the slab ends.
      const isSlab = /^tariff\..*\.slab\d+$/.test(key)
      if (isSlab) return [[`${name}_low`, low], ...(valueTo === null ? [] : [[`${name}_high`, indianNumber(valueTo)]])]
      if (valueTo === null) return [[name, low]]
      const high = indianAmount(valueTo, unit)
      return [
        [name, `${low} to ${high}`],
        [`${name}_low`, low],
        [`${name}_high`, high]
      ]
    })
  )
}
