import assert from 'node:assert/strict'
import { picture } from '../../support/picture.ts'
import { Client } from './client.ts'
import type { DrillContext } from './context.ts'
import { message, sendMessage } from './messages.ts'
import { newsForm } from './news.ts'

interface News {
  title: string
  description: string
  /** Undefined where the answer never came. */
  newsImage: string | undefined
}

interface Owned {
  id: number
  /** As the last acknowledged write left it. */
  now: News
  /** Asked for and never acknowledged: it may have happened or not. */
  asked?: News | 'deletion'
}

interface Sent {
  subject: string
  captchaId: string
  isAcknowledged: boolean
}

const longest = 12

/**
 * Clients that write at the same time and remember acknowledged writes. Each has its own news; a third of the writes
 * upload a picture.
 */
export class Writers {
  readonly #context: DrillContext
  readonly #count: number
  readonly #news: Owned[][]
  readonly #asked = new Map<string, { news: News; writer: number }>()
  readonly #messages: Sent[] = []
  #number = 0

  constructor(context: DrillContext, count: number) {
    this.#context = context
    this.#count = count
    this.#news = Array.from({ length: count }, () => [])
  }

  /** Writes until `signal` is aborted or a connection breaks. @throws where a status is neither success nor in `mayRefuse` */
  async write(staff: Client, signal: AbortSignal, mayRefuse: readonly number[] = []): Promise<void> {
    await Promise.all(
      Array.from({ length: this.#count }, async (_, writer) => {
        while (!signal.aborted) {
          const outcome = await this.#writeOnce(staff, writer)
          if (outcome === 'broken') return
          if (outcome === 'done') this.#context.count('acknowledged writes')
          else {
            assert.ok(mayRefuse.includes(outcome), `A write was answered ${outcome}.`)
            this.#context.count('refused writes')
          }
        }
      })
    )
  }

  async #writeOnce(staff: Client, writer: number): Promise<'done' | 'broken' | number> {
    const own = this.#news[writer] ?? []
    const chance = this.#context.random()
    // A write without an answer may have happened or not: its record is left alone until `check`.
    const known = own.filter(({ asked }) => !asked)
    const chosen = known[this.#context.whole(0, known.length)]
    if (chance < 0.22) return await this.#send(staff.url)
    if (!chosen || (chance < 0.48 && own.length < longest)) return await this.#create(staff, writer)
    if (chance < 0.6) return await this.#change(staff, chosen, await picture(64, 48))
    if (chance < 0.85) return await this.#change(staff, chosen)
    return await this.#delete(staff, own, chosen)
  }

  async #create(staff: Client, writer: number) {
    const number = ++this.#number
    const news = { title: `Drill ${number}`, description: `First text ${number}`, newsImage: undefined }
    this.#asked.set(news.title, { news, writer })
    const answer = await ask(staff, 'POST', '/api/news', {
      form: newsForm(await picture(64, 48), 'picture.jpg', textsOf(news))
    })
    if (answer?.status !== 201) return answer?.status ?? 'broken'
    this.#asked.delete(news.title)
    this.#news[writer]?.push({ id: Number(answer.body.id), now: { ...news, newsImage: String(answer.body.newsImage) } })
    this.#context.count('acknowledged uploads')
    return 'done'
  }

  async #change(staff: Client, owned: Owned, upload?: Blob) {
    // Not without an x: the program takes spaces at the end away.
    const description = `Text ${++this.#number} ${'x'.repeat(this.#context.whole(1, 3_000))}`
    owned.asked = { ...owned.now, description, ...(upload ? { newsImage: undefined } : {}) }
    const answer = await ask(staff, 'PUT', `/api/news/${owned.id}`, {
      form: newsForm(upload, 'picture.jpg', textsOf(owned.asked))
    })
    if (answer?.status !== 200) return answer?.status ?? 'broken'
    owned.now = { ...owned.asked, newsImage: String(answer.body.newsImage) }
    delete owned.asked
    if (upload) this.#context.count('acknowledged uploads')
    return 'done'
  }

  async #delete(staff: Client, own: Owned[], owned: Owned) {
    owned.asked = 'deletion'
    const answer = await ask(staff, 'POST', '/api/news/delete-multiple', { json: { ids: [owned.id] } })
    if (answer?.status !== 200) return answer?.status ?? 'broken'
    own.splice(own.indexOf(owned), 1)
    return 'done'
  }

  async #send(url: string) {
    const visitor = new Client(url)
    const challenge = await ask(visitor, 'GET', '/api/captcha', {})
    if (challenge?.status !== 200) return challenge?.status ?? 'broken'
    const sent = { subject: `Drill ${++this.#number}`, captchaId: String(challenge.body.id), isAcknowledged: false }
    this.#messages.push(sent)
    return await this.#post(url, sent)
  }

  async #post(url: string, sent: Sent): Promise<'done' | 'broken' | number> {
    const answer = await sendMessage(url, message({ subject: sent.subject }), sent.captchaId).catch(() => undefined)
    if (answer?.status !== 200) return answer?.status ?? 'broken'
    sent.isAcknowledged = true
    return 'done'
  }

  /** Fails where something acknowledged is missing or different, or something is there that no client asked for. */
  async check(staff: Client): Promise<void> {
    const { body: stored } = await staff.call<(News & { id: number })[]>('GET', '/api/news')
    const byId = new Map(stored.map((news) => [news.id, news]))
    for (const own of this.#news) {
      for (const owned of own.splice(0)) {
        const found = byId.get(owned.id)
        byId.delete(owned.id)
        const { asked } = owned
        const isNow = found !== undefined && agrees(found, owned.now)
        const isAsked = asked === 'deletion' ? !found : asked !== undefined && found && agrees(found, asked)
        assert.ok(isNow || isAsked, `News ${owned.id} was acknowledged and is not there: ${JSON.stringify(owned)}`)
        if (found) own.push({ id: found.id, now: found })
      }
    }
    for (const news of byId.values()) {
      const asked = this.#asked.get(news.title)
      assert.ok(asked && agrees(news, asked.news), `News ${news.id} is there, and no client asked for it.`)
      this.#asked.delete(news.title)
      this.#news[asked.writer]?.push({ id: news.id, now: news })
    }
    // Those that were asked for stay asked for: a server out of reach may be writing still.
    await this.#checkMessages(staff)
  }

  /** A visitor without an answer sends the same again; then every message is there once. */
  async #checkMessages(staff: Client): Promise<void> {
    for (const sent of this.#messages) {
      if (sent.isAcknowledged) continue
      assert.equal(await this.#post(staff.url, sent), 'done')
      this.#context.count('messages sent again')
    }
    const { body: stored } = await staff.call<{ id: number; subject: string }[]>('GET', '/api/messages')
    const subjects = stored.map(({ subject }) => subject).sort()
    assert.deepEqual(subjects, this.#messages.map(({ subject }) => subject).sort())
    // Keeps the list short in a long drill.
    if (stored.length === 0) return
    await staff.call('POST', '/api/messages/delete-multiple', { json: { ids: stored.map(({ id }) => id) } })
    this.#messages.splice(0)
  }
}

const textsOf = ({ title, description }: News) => ({ title, description })

function agrees(found: News, expected: News): boolean {
  return (
    found.title === expected.title &&
    found.description === expected.description &&
    (expected.newsImage === undefined || found.newsImage === expected.newsImage)
  )
}

/** The answer, or undefined where the connection broke first. */
async function ask(client: Client, ...call: Parameters<Client['call']>) {
  try {
    return await client.call(...call)
  } catch {
    return undefined
  }
}
