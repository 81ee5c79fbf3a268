import { scrollThrough, withBrowser, withPage } from '../lib/browser.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { publicRoutes } from '../lib/routes.ts'

const widths = [390, 820, 1440]

interface Shown {
  name: string
  /** Pixels of the file, and of its place on the screen. */
  fetched: number
  needed: number
}

/** Compares each picture's file with the place where it is shown: far more pixels are waste, less is unsharp. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true, isPinned: false })
  const lines: string[][] = []
  try {
    const routes = await publicRoutes(program.url)
    await withBrowser(async (browser) => {
      for (const width of widths) {
        const scale = width === 1440 ? 1 : 2
        for (const route of routes) {
          const shown = await withPage(
            browser,
            { viewport: { width, height: 900 }, deviceScaleFactor: scale },
            async (page): Promise<Shown[]> => {
              await page.goto(program.url + route)
              await scrollThrough(page)
              return await page.evaluate(
                (pixels) =>
                  [...document.images]
                    .filter((image) => image.currentSrc && image.clientWidth > 0 && !image.currentSrc.endsWith('.svg'))
                    .map((image) => {
                      const { naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc } = image
                      // A cropped picture needs the larger of both.
                      const needed = Math.max(clientWidth, (clientHeight * naturalWidth) / Math.max(1, naturalHeight))
                      const file = new URL(currentSrc).pathname.split('/').at(-1) ?? ''
                      // Records' pictures are named -{width}x{height}, variants .{width} after it; the site's own -{width}-{hash}.
                      const real = /-\d+x\d+\.(\d+)\.\w+$/.exec(file) ?? /-(\d+)(?:x\d+|-[\w-]{8})\.\w+$/.exec(file)
                      return {
                        name: file,
                        fetched: real ? Number(real[1]) : naturalWidth * pixels,
                        needed: Math.round(needed * pixels)
                      }
                    }),
                scale
              )
            }
          )
          for (const { name, fetched, needed } of shown) {
            const ratio = fetched / needed
            if (ratio > 1.6 || ratio < 0.8)
              lines.push([`${width} × ${scale}`, route, name, String(fetched), String(needed), ratio.toFixed(2)])
          }
        }
      }
    })
  } finally {
    await program.stop()
    data.remove()
  }
  return {
    title: 'Pictures beside their places',
    budgets: [],
    text:
      lines.length === 0
        ? 'Every picture is between 0.8 and 1.6 times as wide as its place, in pixels of the screen.'
        : 'Those whose file is more than 1.6 times or less than 0.8 times as wide as its place, in pixels of the screen.',
    ...(lines.length > 0 ? { head: ['screen', 'page', 'file', 'pixels', 'place', 'ratio'], lines } : {})
  }
}
