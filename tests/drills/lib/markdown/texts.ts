import type { Random } from '../random.ts'

const schemes = [
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'file:///',
  'blob:',
  'about:',
  'view-source:',
  'ftp://',
  '//',
  '\\\\',
  'https:',
  'x:'
]
const rests = [
  'alert(1)',
  'evil.example',
  '<svg onload=alert(1)>',
  'x%0Ay',
  'a b',
  '\'"><img src=x onerror=alert(1)>',
  '%6A',
  '\\" onclick=x',
  ''
]
const stored = '/uploads/AbC-ef_hijklmnopqrstuv-640x480.jpg'

/** A hostile address in one of its spellings. */
function address(random: Random): string {
  const plain = random.oneOf(schemes) + random.oneOf(rests)
  const spellings: (() => string)[] = [
    () => plain,
    () => plain.toUpperCase(),
    () => [...plain].map((letter) => (random.random() < 0.3 ? `&#${letter.charCodeAt(0)};` : letter)).join(''),
    () =>
      [...plain]
        .map((letter) => (random.random() < 0.3 ? `&#x${letter.charCodeAt(0).toString(16)}` : letter))
        .join(';'),
    () => plain.replace(':', '&colon;').replaceAll('/', '&sol;'),
    () => [...plain].map((letter) => (random.random() < 0.3 ? `\\${letter}` : letter)).join(''),
    () =>
      [...plain].map((letter) => (random.random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join(''),
    () =>
      `<${plain.slice(0, 3)}${random.oneOf(['\t', ' ', '\u00a0', '\u200b', '\u2028', '&Tab;', '&NewLine;'])}${plain.slice(3)}>`,
    () => `${random.oneOf(['\u00a0', '&#1;', '\ufeff', '\u3000'])}${plain}`,
    () =>
      random.oneOf([
        stored,
        `${stored}" onerror="x`,
        `/x${stored}`,
        `https://evil.example${stored}`,
        '/',
        '#"onclick=x',
        'mailto:a@b"onclick=x'
      ])
  ]
  return random.oneOf(spellings)()
}

const marks = [
  ...[
    '# ',
    '###### ',
    '> ',
    '- ',
    '* ',
    '1. ',
    '999999999) ',
    '---\n',
    '===\n',
    '```',
    '~~~',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '  \n',
    '\\\n'
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '``',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '][',
    '<',
    '>',
    '&',
    '\\',
    '|',
    '|-|-|\n',
    '| a | b |\n',
    ':-:',
    '!',
    '"',
    "'"
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?x',
    '</details>',
    '</div>',
    '<a href=javascript:x>',
    '<style>*{}'
  ],
  ...[
    '&lt;script&gt;',
    '&#0;',
    '&#x110000;',
    '&amp;lt;',
    '&nbsp;',
    '&quot; onclick=x',
    '{{x}}',
    '<%= x %>',
    '\u202e',
    '\ue000',
    '\ue001',
    '\ue002',
    'अ',
    '𝒳',
    'word',
    '7'
  ]
]

/** A text of marks, hostile addresses and HTML in no order, some of them nested or repeated. */
export function hostileText(random: Random, longest: number): string {
  let text = ''
  for (let left = random.whole(1, 30); left > 0 && text.length < longest; left--) text += piece(random)
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}x`
}

function piece(random: Random): string {
  const [mark, other] = [random.oneOf(marks), random.oneOf(marks)]
  switch (random.whole(0, 10)) {
    case 0:
      return `[${mark}](${address(random)} "${other}")`
    case 1:
      return `![${mark}](${address(random)} '${other}')`
    case 2:
      return `[a${mark}][r]\n\n[r]: ${address(random)} (${other})\n\n![b][r]`
    case 3:
      return `<${address(random)}>`
    case 4:
      return mark.repeat(random.whole(1, 60))
    case 5: {
      const depth = random.whole(1, 200)
      return `${mark.repeat(depth)}a${other.repeat(depth)}`
    }
    default:
      return mark + other
  }
}

const length = 50_000
const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
/** 10,000 within each other. */
const nested = (open: string, close: string) => `${open.repeat(10_000)}a${close.repeat(10_000)}`.slice(0, length)

/** Texts as long as a field takes, made to take long or to nest deeply. */
export const longTexts: readonly string[] = [
  ...[
    '>',
    '> - ',
    '- ',
    '1. ',
    '[',
    '![',
    '*a **a ',
    '*_',
    '`a``',
    '<',
    '<a@b.',
    '&',
    '&lt;',
    '\\',
    '|',
    '|-\n',
    '# a\n',
    'a\n-\n'
  ].map(fill),
  ...[
    '[a](/b "',
    '[a](<b',
    '[a][b',
    '[a]: /b\n',
    '[a]( ',
    '![a](/b) ',
    '**x *a_ [b',
    'a|b\n-|-\n',
    '\u{1f600}',
    'a\\\n',
    '\n',
    '* a\n'
  ].map(fill),
  ...(
    [
      ['[', ']'],
      ['[', '](/a)'],
      ['![', '](a)'],
      ['*', '*'],
      ['**a ', '**'],
      ['> ', ''],
      ['(', ')'],
      ['<', '>']
    ] as const
  ).map(([open, close]) => nested(open, close)),
  Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  Array.from({ length: 300 }, (_, run) => '`'.repeat(run + 1)).join('a'),
  `[a]: /b "${'x\n'.repeat(20_000)}`,
  `${'a|'.repeat(300)}\n${'-|'.repeat(300)}\n${'x\n'.repeat(20_000)}`
].map((text) => `${text.slice(0, length - 2).replace(/[\ud800-\udbff]$/, '')}\nx`)
