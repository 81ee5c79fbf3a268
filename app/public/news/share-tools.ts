/** `<share-tools>`: copy the link and share by the system, each shown where the browser supports it. */
class ShareTools extends HTMLElement {
  connectedCallback() {
    this.#show('copy', Boolean(navigator.clipboard), () => this.#copy())
    this.#show('share', Boolean(navigator.share), () => this.#share())
  }

  get #link() {
    return { title: this.dataset.title, url: this.dataset.url ?? location.href }
  }

  #show(name: string, isSupported: boolean, act: () => Promise<void>) {
    const button = this.querySelector<HTMLButtonElement>(`[data-act=${name}]`)
    if (!button || !isSupported) return
    button.hidden = false
    button.addEventListener('click', act)
  }

  async #copy() {
    const isCopied = await navigator.clipboard.writeText(this.#link.url).then(
      () => true,
      () => false
    )
    this.#announce(isCopied ? this.dataset.copied : this.dataset.notCopied)
  }

  async #share() {
    try {
      await navigator.share(this.#link)
    } catch (error) {
      // AbortError: the visitor closed the system's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#announce(this.dataset.failed)
    }
  }

  #announce(text = '') {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = text
  }
}

customElements.define('share-tools', ShareTools)
