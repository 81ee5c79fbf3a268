/** Links that share a page. No third party learns of the visitor before one is followed. */
export function shareLinks(title: string, address: string) {
  const text = encodeURIComponent(title)
  const url = encodeURIComponent(address)
  return [
    { name: 'WhatsApp', icon: 'whatsapp', address: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', icon: 'facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', icon: 'x', address: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'LinkedIn', icon: 'linkedin', address: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'e-mail', icon: 'mail', address: `mailto:?subject=${text}&body=${url}` }
  ] as const
}
