/** `Monday to Saturday, 9:30 to 18:30` as schema.org writes it, `Mo-Sa 09:30-18:30`; undefined where it reads otherwise. */
export function openingHours(text: string): string | undefined {
  const [, first, last, opens, closes] = hours.exec(text) ?? []
  if (!first || !last || !opens || !closes) return undefined
  const day = (name: string) => name.charAt(0).toUpperCase() + name.charAt(1).toLowerCase()
  return `${day(first)}-${day(last)} ${clockTime(opens)}-${clockTime(closes)}`
}

const range = String.raw`\s*(?:to|–|-)\s*`
const dayName = '((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)'
const time = String.raw`(\d{1,2}[:.]\d\d)`
const hours = new RegExp(`^${dayName}${range}${dayName},?\\s*${time}${range}${time}$`, 'i')

function clockTime(time: string): string {
  return time.replace('.', ':').padStart(5, '0')
}
