const latinAccents = /[\u0300-\u036f]/g

/**
 * Text as searches compare it: without regard to case, Latin accents and compatibility forms. Vowel signs of Indian
 * scripts are letters, not accents, and stay. Both databases compare the folded text byte by byte, and so find the same.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(latinAccents, '').toLowerCase().normalize('NFC').trim()
}
