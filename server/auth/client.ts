import { z } from 'zod'

/** The origin of a request, as sessions and the sign-in log store it; `browser` is from `browserName`. */
export const clientSchema = z.object({ address: z.string(), browser: z.string() })
export type Client = z.output<typeof clientSchema>

// The order matters: Edge and Opera also name Chrome, Chrome names Safari, and Android names Linux.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl']
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?: OS X|intosh)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux']
]

/** A User-Agent header in words: 'Firefox on Windows'. Only these are stored, never the header. */
export function browserName(userAgent: string | undefined): string {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(browsers) ?? 'Another program'
  const system = nameIn(systems)
  return system ? `${browser} on ${system}` : browser
}
