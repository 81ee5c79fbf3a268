type PhoneSettings = Record<'phone1' | 'phone2' | 'phone3', string>
type ProfileSettings = Record<'facebook' | 'instagram' | 'linkedin' | 'youtube', string>

const india = '91'

export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** The URL that opens a chat with this text begun. A number of ten digits is Indian, written without its country code. */
export function whatsappAddress(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits.length === 10 ? india + digits : digits}?text=${encodeURIComponent(text)}`
}

/** The URL of a mail that answers one with this subject. */
export function replyAddress(email: string, subject: string): string {
  // Of the characters that an address may have, only these have a meaning in a link.
  return `mailto:${email.replace(/[%?#&]/g, encodeURIComponent)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}

/** The phone numbers that are set, in order. */
export function phonesOf({ phone1, phone2, phone3 }: PhoneSettings): string[] {
  return [phone1, phone2, phone3].filter((phone) => phone !== '')
}

/** The company's profiles on social media that are set. */
export function profilesOf({ facebook, instagram, linkedin, youtube }: ProfileSettings) {
  const profiles = [
    { name: 'Facebook', icon: 'facebook', address: facebook },
    { name: 'Instagram', icon: 'instagram', address: instagram },
    { name: 'LinkedIn', icon: 'linkedin', address: linkedin },
    { name: 'YouTube', icon: 'youtube', address: youtube }
  ] as const
  return profiles.filter(({ address }) => address !== '')
}

/** Every way to call and to write that is set, as links: phones first, then WhatsApp with the begun text, then e-mail. */
export function contactLinks(settings: WaysSettings, chatText: string) {
  return [
    ...phonesOf(settings).map((phone) => ({ icon: 'phone' as const, text: phone, address: callAddress(phone) })),
    ...(settings.whatsapp
      ? [{ icon: 'whatsapp' as const, text: 'WhatsApp', address: whatsappAddress(settings.whatsapp, chatText) }]
      : []),
    ...(settings.email ? [{ icon: 'mail' as const, text: settings.email, address: `mailto:${settings.email}` }] : [])
  ]
}

type WaysSettings = PhoneSettings & Record<'whatsapp' | 'email', string>

/** A sentence with other ways to reach the company. */
export function otherWays(settings?: WaysSettings): string {
  if (!settings) return 'Please try again in a few minutes.'
  const [phone] = phonesOf(settings)
  const ways = [
    phone && `call ${phone}`,
    settings.whatsapp && `write to us on WhatsApp, ${settings.whatsapp}`,
    !phone && !settings.whatsapp && settings.email && `write to ${settings.email}`
  ].filter(Boolean)
  return ways.length === 0 ? otherWays() : `Please ${ways.join(', or ')}.`
}
