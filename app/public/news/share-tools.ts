/** `<share-tools>`: the two ways to share that need a script, each shown where the browser has it. */
class ShareTools extends HTMLElement {
  connectedCallback() {
    this.#offer('copy', Boolean(navigator.clipboard), () => this.#copy())
    this.#offer('share', Boolean(navigator.share), () => this.#share())
  }

  get #link() {
    return { title: this.dataset.title, url: this.dataset.url ?? location.href }
  }

  #offer(name: string, isThere: boolean, act: () => Promise<void>) {
    const button = this.querySelector<HTMLButtonElement>(`[data-act=${name}]`)
    if (!button || !isThere) return
    button.hidden = false
    button.addEventListener('click', act)
  }

  async #copy() {
    const isCopied = await navigator.clipboard.writeText(this.#link.url).then(
      () => true,
      () => false
    )
    this.#say(isCopied ? 'Link copied.' : 'The link could not be copied.')
  }

  async #share() {
    try {
      await navigator.share(this.#link)
    } catch (error) {
      // Whoever closes the system's dialog has changed their mind: nothing is wrong.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#say('This device could not share it.')
    }
  }

  #say(text: string) {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = text
  }
}

customElements.define('share-tools', ShareTools)
