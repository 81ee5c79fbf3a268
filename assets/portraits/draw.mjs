// Draws the portraits beside this file: `node assets/portraits/draw.mjs`.
// Each person is data; every piece (hair, beard, clothing …) is one function from that data to SVG. Nothing is random.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { colors, mark } from '../../shared/brand.ts'

const centre = 320
/** The line drawings of the site's pages, which stand on y = 0. */
const drawings = JSON.parse(readFileSync(new URL('../drawings/street.json', import.meta.url), 'utf8'))
const ink = '#1d2233'
const company = { cloth: '#22365c', collar: '#9fb887' }
const skins = { fair: '#dfb08a', wheat: '#d19f74', tan: '#bd8659', brown: '#a06c47', deep: '#845538' }
const backgrounds = {
  paper: ['#f2e9da', '#e8dbc4'],
  sand: ['#e6d5b8', '#efe3cd'],
  leaf: ['#c3cfae', '#d3dcc2'],
  sage: ['#9db08a', '#acbd9b'],
  night: ['#263a5f', '#30466f'],
  dusk: ['#b9c1cf', '#c8cfda']
}

const people = [
  {
    name: 'anant-deshmukh',
    skin: 'wheat',
    hair: { style: 'sidePart', colour: '#8f9097' },
    brows: '#77787f',
    moustache: '#85868d',
    glasses: '#3a3f50',
    elder: true,
    clothing: { style: 'waistcoat', colour: '#2d4163', under: '#efe8db' },
    background: 'sand',
    tilt: -2.5,
    gaze: 3,
    workplace: ['house', 'van']
  },
  {
    name: 'meera-joshi',
    woman: true,
    skin: 'fair',
    hair: { style: 'drawnBack', colour: '#2a2424', bun: true },
    glasses: '#5a2f35',
    earrings: '#d8c08a',
    clothing: { style: 'saree', colour: '#8a4250', border: '#d9c49a', blouse: '#5d2a38' },
    background: 'paper',
    tilt: 3,
    gaze: -4,
    workplace: ['panels', 'tree']
  },
  {
    name: 'farhan-shaikh',
    skin: 'fair',
    hair: { style: 'sweptBack', colour: '#2b2320' },
    beard: { style: 'short', colour: '#2f2623' },
    clothing: { style: 'shirt', colour: '#57725f' },
    background: 'dusk',
    tilt: -3,
    gaze: 4,
    workplace: ['turbine', 'turbine']
  },
  {
    name: 'swati-more',
    woman: true,
    skin: 'brown',
    hair: { style: 'drawnBack', colour: '#1f1b1d', tail: true },
    earrings: '#d8c08a',
    clothing: { style: 'polo' },
    background: 'leaf',
    tilt: 3.5,
    gaze: -4,
    workplace: ['inverter', 'battery']
  },
  {
    name: 'harpreet-singh',
    skin: 'wheat',
    turban: '#7c3440',
    beard: { style: 'full', colour: '#33292a' },
    clothing: { style: 'polo' },
    background: 'paper',
    tilt: 2,
    gaze: -3,
    workplace: ['homeWithLadder', 'pole']
  },
  {
    name: 'ananya-nair',
    woman: true,
    skin: 'tan',
    hair: { style: 'long', colour: '#231d1e' },
    earrings: '#e8e0d0',
    clothing: { style: 'dupatta', colour: '#5f8378', scarf: '#dfe3cf' },
    background: 'sand',
    tilt: -3.5,
    gaze: 4,
    workplace: ['sheet', 'phone']
  },
  {
    name: 'kiran-pawar',
    skin: 'deep',
    hair: { style: 'wavy', colour: '#1b191c' },
    beard: { style: 'stubble', colour: '#1b191c' },
    clothing: { style: 'polo' },
    background: 'sage',
    tilt: -2,
    gaze: 3,
    workplace: ['lamp', 'mast']
  },
  {
    name: 'sunanda-patil',
    woman: true,
    skin: 'tan',
    hair: { style: 'drawnBack', colour: '#8d8a8c' },
    brows: '#6d6a6c',
    bindi: '#7d2331',
    earrings: '#d8c08a',
    elder: true,
    clothing: { style: 'saree', colour: '#4f7560', border: '#c9a9a0', blouse: '#7d4a4e' },
    background: 'night'
  },
  {
    name: 'vijay-kadam',
    skin: 'brown',
    hair: { style: 'fringe', colour: '#4a4647' },
    moustache: '#3b3738',
    cap: '#f4efe4',
    elder: true,
    clothing: { style: 'kurta', colour: '#efe9dc' },
    background: 'sage'
  },
  {
    name: 'rehana-sayyed',
    woman: true,
    skin: 'fair',
    hair: { style: 'parted', colour: '#2a2224' },
    clothing: { style: 'headscarf', colour: '#33455f', scarf: '#8b9cb4' },
    background: 'paper'
  },
  {
    name: 'arvind-iyer',
    skin: 'tan',
    hair: { style: 'fringe', colour: '#a9a8ab' },
    brows: '#8b898c',
    glasses: '#3a3f50',
    elder: true,
    clothing: { style: 'shirt', colour: '#e9e2d2' },
    background: 'night'
  },
  {
    name: 'rohan-gokhale',
    skin: 'wheat',
    hair: { style: 'cropped', colour: '#231e1f' },
    glasses: '#2a2e3a',
    clothing: { style: 'kurta', colour: '#a8663f' },
    background: 'leaf'
  },
  {
    name: 'nisha-gaikwad',
    woman: true,
    skin: 'deep',
    hair: { style: 'drawnBack', colour: '#191719', braid: true },
    bindi: '#8f2b38',
    earrings: '#d8c08a',
    clothing: { style: 'saree', colour: '#3f5c8c', border: '#dccba4', blouse: '#2c3f66' },
    background: 'dusk'
  }
]

// Helpers

/** The colour `amount` of the way from one `#rrggbb` to another. */
function mix(from, to, amount) {
  const channel = (colour, at) => Number.parseInt(colour.slice(at, at + 2), 16)
  const blend = (at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * amount)
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`
}

const shadow = (colour, amount = 0.2) => mix(colour, '#2a1520', amount)
const light = (colour, amount = 0.2) => mix(colour, '#ffffff', amount)
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`
const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
const dot = (x, y, radius, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
const mirrored = (svg) => `<g transform="translate(${2 * centre} 0) scale(-1 1)">${svg}</g>`
const both = (svg) => svg + mirrored(svg)

// Head

const measures = (person) =>
  person.woman ? { half: 82, jaw: 60, chin: 386, neck: 37 } : { half: 88, jaw: 74, chin: 392, neck: 47 }

function faceOutline(person) {
  const { half, jaw, chin } = measures(person)
  const [l, r] = [centre - half, centre + half]
  return `M${l} 255C${l} 178 ${centre - half * 0.62} 136 ${centre} 136C${centre + half * 0.62} 136 ${r} 178 ${r} 255C${r} 318 ${centre + jaw} ${chin - 34} ${centre + jaw * 0.45} ${chin - 8}Q${centre} ${chin + 8} ${centre - jaw * 0.45} ${chin - 8}C${centre - jaw} ${chin - 34} ${l} 318 ${l} 255Z`
}

function neck(person) {
  const { neck: half } = measures(person)
  const skin = skins[person.skin]
  const [l, r] = [centre - half, centre + half]
  const shape = `M${l} 330V412C${l} 438 ${l - 16} 450 ${l - 32} 462Q${centre} 580 ${r + 32} 462C${r + 16} 450 ${r} 438 ${r} 412V330Z`
  return `${fill(shape, skin)}<clipPath id="neck"><path d="${shape}"/></clipPath><g clip-path="url(#neck)"><g transform="translate(10 30)">${fill(faceOutline(person), shadow(skin, 0.24))}</g></g>`
}

function face(person) {
  const { half } = measures(person)
  const skin = skins[person.skin]
  const ear = `<ellipse cx="${centre - half - 2}" cy="272" rx="15" ry="27" fill="${shadow(skin, 0.08)}"/>${line(`M${centre - half - 9} 262q-3 10 4 20`, shadow(skin, 0.26), 3)}`
  const outline = faceOutline(person)
  const cheek = `M${centre + half + 4} 150V400H${centre}C${centre + 40} 388 ${centre + half - 22} 340 ${centre + half - 20} 270C${centre + half - 20} 220 ${centre + 40} 170 ${centre + 30} 130Z`
  return `${both(ear)}<clipPath id="face"><path d="${outline}"/></clipPath>${fill(outline, skin)}<g clip-path="url(#face)">${fill(cheek, shadow(skin, 0.12))}</g>`
}

function features(person) {
  const skin = skins[person.skin]
  const brow = person.brows ?? person.hair?.colour ?? person.beard.colour
  const lips = mix(shadow(skin, 0.2), '#9c3d42', person.woman ? 0.42 : 0.22)
  const pupils = [286, 354].map((x) => `<ellipse cx="${x + (person.gaze ?? 0)}" cy="270" rx="6" ry="7" fill="${ink}"/>`)
  const lid = line('M272 268Q285 257 301 267', ink, person.woman ? 4.5 : 3.5)
  const browShape = person.woman
    ? 'M266 243Q284 231 303 240Q284 237 266 243Z'
    : 'M263 244Q283 229 304 240L303 246Q283 238 264 248Z'
  const crease = person.elder
    ? both(line('M282 328q-11 12 -10 26', shadow(skin, 0.24), 3) + line('M257 277q-8 3 -12 8', shadow(skin, 0.24), 2.5))
    : ''
  return [
    pupils.join(''),
    both(lid + fill(browShape, brow, ` stroke="${brow}" stroke-width="2.5" stroke-linejoin="round"`)),
    line('M327 282Q337 306 333 314Q326 322 314 318', shadow(skin, 0.32), 3.5),
    crease,
    fill('M297 349Q309 344 320 348Q331 344 343 349Q333 365 320 365Q307 365 297 349Z', lips),
    line('M291 346Q304 355 320 354Q336 355 349 346', shadow(lips, 0.45), 3),
    person.bindi ? dot(centre, 226, 6, person.bindi) : '',
    person.earrings ? both(dot(centre - 86, 304, 6, person.earrings)) : ''
  ].join('')
}

function glasses({ glasses: colour }) {
  if (!colour) return ''
  const lens = `<rect x="254" y="248" width="58" height="46" rx="18" fill="#ffffff" fill-opacity="0.14" stroke="${colour}" stroke-width="5"/>${line('M254 262L236 258', colour, 5)}`
  return both(lens) + line('M312 264Q320 259 328 264', colour, 5)
}

function beard(person) {
  if (person.moustache) return moustache(person.moustache)
  if (!person.beard) return ''
  const { style, colour } = person.beard
  const { half, chin } = measures(person)
  const drop = style === 'full' ? 34 : 2
  const side = style === 'full' ? 4 : 0
  const cheek = `M${centre - half - side} 268C${centre - half + 12} 300 ${centre - 64} 338 ${centre - 40} 334Q${centre - 26} 326 ${centre} 326`
  const jaw = `V${chin + drop}Q${centre - 40} ${chin + drop} ${centre - 66} ${chin - 34 + drop}C${centre - half - side - 2} ${chin - 62} ${centre - half - side - 2} 310 ${centre - half - side} 268Z`
  const shape = both(fill(cheek + jaw, colour))
  if (style === 'stubble') return `<g clip-path="url(#face)" opacity="0.3">${shape}</g>`
  const clipped = style === 'full' ? shape : `<g clip-path="url(#face)">${shape}</g>`
  const shade = line(
    `M${centre - 22} ${chin - 14}Q${centre} ${chin - 8} ${centre + 22} ${chin - 14}`,
    light(colour, 0.12),
    4
  )
  return clipped + moustache(light(colour, 0.05)) + shade
}

const moustache = (colour) =>
  both(fill(`M${centre} 328Q300 322 282 348Q280 354 276 354Q296 358 ${centre} 343Z`, colour))

// Hair: what lies behind the body, and what lies on the head

function hairBehind({ hair, clothing }) {
  if (clothing.style === 'headscarf') return fill('M210 250H430L450 480H190Z', shadow(clothing.scarf, 0.4))
  if (!hair) return ''
  const deep = shadow(hair.colour, 0.25)
  if (hair.style === 'long')
    return fill(
      'M320 112C222 112 206 200 212 300C216 370 196 430 190 520Q250 560 320 540Q390 560 450 520C444 430 424 370 428 300C434 200 418 112 320 112Z',
      deep
    )
  if (hair.bun) return dot(386, 384, 42, deep) + line('M402 356Q424 378 408 404', light(hair.colour, 0.16), 4)
  if (hair.braid) return fill('M262 240C206 290 196 380 203 440H250C256 400 280 340 282 300Z', deep)
  if (hair.tail) return fill('M392 190C452 200 458 320 432 460Q420 500 404 520C410 440 404 330 380 300Z', deep)
  return ''
}

/** Outlines of the hair: the first four fit a man's measures, the others a woman's. */
const hairStyles = {
  sidePart:
    'M228 286C210 176 246 108 320 108C394 108 430 176 412 286L400 280C402 240 396 216 380 198C344 208 290 196 274 170C258 190 240 216 240 280Z',
  sweptBack:
    'M228 286C210 176 246 108 320 108C394 108 430 176 412 286L400 280C402 236 396 206 374 186Q320 166 266 186C244 206 238 236 240 280Z',
  cropped:
    'M228 286C210 176 246 108 320 108C394 108 430 176 412 286L401 280V232Q398 206 384 198Q320 184 256 198Q242 206 239 232V280Z',
  wavy: 'M228 276C206 236 210 196 232 176C230 136 264 108 294 116C320 88 372 94 384 124C420 134 432 176 418 204C430 230 420 258 412 276L400 270C402 244 396 222 382 208Q362 214 350 198Q324 210 304 194Q286 212 256 206C242 222 238 244 240 270Z',
  drawnBack:
    'M232 292C218 176 248 112 320 112C392 112 422 176 408 292C400 262 394 236 376 214C354 196 328 180 320 160C312 180 286 196 264 214C246 236 240 262 232 292Z',
  long: 'M222 420C204 300 218 110 320 110C422 110 436 300 418 420C408 380 402 330 398 286C392 238 354 214 298 160C290 196 252 222 242 286C238 330 232 380 222 420Z',
  parted: 'M238 250C234 160 270 124 320 124C370 124 406 160 402 250C390 222 350 200 320 164C290 200 250 222 238 250Z'
}

function hairOnHead(person) {
  const { hair, turban, cap } = person
  if (turban) return pagri(turban)
  const { half } = measures(person)
  if (hair.style === 'fringe') {
    const side = 'M229 290C206 250 212 200 244 182C236 214 242 250 239 282Z'
    return both(fill(side, hair.colour)) + (cap ? topi(cap) : '')
  }
  const shape = fill(hairStyles[hair.style], hair.colour)
  const gleam =
    hair.style === 'parted'
      ? ''
      : line(`M${centre - half + 12} 176Q${centre - 46} 136 ${centre - 14} 130`, light(hair.colour, 0.16), 5)
  return shape + gleam + (hair.braid ? plaits(hair.colour) : '')
}

function plaits(colour) {
  const links = [438, 470, 502, 534, 566, 598, 630].map((y, index) => {
    const x = 226 - index * 3
    return fill(
      `M${x - 22} ${y - 22}Q${x} ${y - 30} ${x + 22} ${y - 22}Q${x + 22} ${y + 8} ${x} ${y + 20}Q${x - 22} ${y + 8} ${x - 22} ${y - 22}Z`,
      index % 2 ? light(colour, 0.1) : light(colour, 0.05)
    )
  })
  return links.reverse().join('')
}

function pagri(colour) {
  const dome =
    'M214 276C190 168 236 84 320 80C404 84 450 168 426 276Q420 268 416 254C404 222 374 196 320 176C266 196 236 222 224 254Q220 268 214 276Z'
  const folds = 'M320 176C284 158 236 170 200 210M312 148C276 130 232 140 200 172M306 122C276 106 244 112 212 138'
  return [
    `<clipPath id="pagri"><path d="${dome}"/></clipPath>${fill(dome, colour)}<g clip-path="url(#pagri)">`,
    fill('M320 176C346 140 366 110 372 84L450 100V290L410 250Z', shadow(colour, 0.14)),
    both(line(folds, shadow(colour, 0.32), 4)),
    '</g>'
  ].join('')
}

function topi(colour) {
  return (
    fill('M222 214C224 168 240 128 264 112Q320 78 376 112C400 128 416 168 418 214Q320 166 222 214Z', colour) +
    fill('M320 95C348 96 366 104 376 112C400 128 416 168 418 214Q372 190 320 190Z', shadow(colour, 0.1)) +
    line('M264 112Q310 104 320 190Q330 104 376 112', shadow(colour, 0.2), 3.5) +
    line('M222 214Q320 166 418 214', shadow(colour, 0.26), 4)
  )
}

// Clothing

const torso = ({ woman }) =>
  woman
    ? 'M270 446C226 470 166 474 138 514C112 556 104 600 100 650H540C536 600 528 556 502 514C474 474 414 470 370 446Q320 560 270 446Z'
    : 'M258 440C216 470 142 474 108 518C82 558 72 600 68 650H572C568 600 558 558 532 518C498 474 424 470 382 440Q320 560 258 440Z'

const placket = (colour) =>
  line('M320 512V650', shadow(colour, 0.24), 3.5) + [560, 606].map((y) => dot(328, y, 4, shadow(colour, 0.34))).join('')
const armFolds = (colour) => both(line('M150 650Q160 596 154 560', shadow(colour, 0.18), 4))

function openCollar(colour) {
  return both(
    fill(
      'M262 424L318 506L284 548L232 458Z',
      colour,
      ` stroke="${shadow(colour, 0.22)}" stroke-width="3" stroke-linejoin="round"`
    )
  )
}

const clothes = {
  shirt: (person, { colour }) =>
    fill(torso(person), colour) +
    placket(colour) +
    armFolds(colour) +
    line('M388 566H444V622', shadow(colour, 0.2), 3.5) +
    openCollar(light(colour, 0.18)),
  polo: (person) =>
    fill(torso(person), company.cloth) +
    line('M320 506V572', shadow(company.cloth, 0.4), 4) +
    dot(327, 536, 3.5, company.collar) +
    dot(327, 560, 3.5, company.collar) +
    armFolds(company.cloth) +
    badge(424, 566) +
    openCollar(company.collar),
  kurta: (person, { colour }) =>
    fill(torso(person), colour) +
    armFolds(colour) +
    fill('M304 520H336V650H304Z', shadow(colour, 0.06)) +
    line('M304 520V650M336 520V650', shadow(colour, 0.22), 3) +
    [546, 584, 622].map((y) => dot(320, y, 4.5, shadow(colour, 0.45))).join('') +
    bandCollar(colour),
  waistcoat: (person, { colour, under }) =>
    fill(torso(person), under) +
    line('M320 520V650', shadow(under, 0.22), 3) +
    both(fill('M246 452C216 470 190 474 168 482C180 540 184 600 182 650H318V600C300 560 266 510 246 452Z', colour)) +
    line('M320 600V650', shadow(colour, 0.4), 4) +
    dot(320, 622, 5, light(colour, 0.4)) +
    bandCollar(under),
  saree: (person, { colour, border, blouse }) =>
    fill(torso(person), blouse) +
    fill('M366 450C420 470 476 476 502 514C528 556 536 600 540 650H116C220 640 330 570 366 450Z', colour) +
    line('M366 452C332 566 226 636 118 650', border, 14) +
    line('M412 474C404 560 360 620 320 650M456 486C460 560 436 610 414 650', shadow(colour, 0.24), 4),
  dupatta: (person, { colour, scarf }) =>
    fill(torso(person), colour) +
    armFolds(colour) +
    both(
      fill('M276 446C246 466 206 474 188 484C200 560 232 620 262 650H310C286 600 268 530 276 446Z', scarf) +
        line('M246 476C250 550 268 610 284 650M218 482C226 550 244 610 258 640', shadow(scarf, 0.2), 3.5)
    ),
  headscarf: (person, { colour }) => fill(torso(person), colour) + armFolds(colour)
}

function bandCollar(colour) {
  const tone = light(colour, 0.14)
  return both(
    fill(
      'M266 420C262 462 284 500 318 522V496C300 480 284 456 282 420Z',
      tone,
      ` stroke="${shadow(colour, 0.26)}" stroke-width="3" stroke-linejoin="round"`
    )
  )
}

/** The logo's mark, embroidered. */
function badge(x, y) {
  const scale = 46 / mark.side
  return `<path transform="translate(${x - 23} ${y - 23}) scale(${scale.toFixed(3)}) translate(${-mark.left} ${-mark.top})" fill-rule="evenodd" fill="${colors.sun}" d="${mark.path}"/>`
}

function scarfOverHead({ clothing: { style, scarf } }) {
  if (style !== 'headscarf') return ''
  const opening =
    'M320 132C248 132 236 190 234 262C232 330 262 410 320 420C378 410 408 330 406 262C404 190 392 132 320 132Z'
  const cloth =
    'M320 92C220 92 200 180 202 280C204 360 190 410 140 470C120 520 130 600 150 650H490C510 600 520 520 500 470C450 410 436 360 438 280C440 180 420 92 320 92Z'
  return `<path fill-rule="evenodd" d="${cloth}${opening}" fill="${scarf}"/>${line('M238 372C226 430 200 470 176 500M270 420C300 500 380 520 470 510M262 408C262 500 330 580 440 600', shadow(scarf, 0.22), 4)}${line(opening, shadow(scarf, 0.28), 4)}`
}

/** What the person works with, at both sides behind the shoulders. */
function workplace([left, right], colour) {
  const standing = ({ width, path }, x) => {
    const scale = Math.min(2.7, 300 / width)
    return `<path transform="translate(${x - (width * scale) / 2} 500) scale(${scale.toFixed(3)})" d="${path}" fill="none" stroke="${colour}" stroke-width="${(6 / scale).toFixed(2)}" stroke-linejoin="round"/>`
  }
  return standing(drawings[left], 128) + standing(drawings[right], 512) + line('M0 500H640', colour, 6)
}

function portrait(person) {
  const [ground, disc] = backgrounds[person.background]
  const { clothing, tilt = 0 } = person
  const head = `<g transform="rotate(${tilt} ${centre} 430)">`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
<rect width="640" height="640" fill="${ground}"/>
${dot(centre, 300, 236, disc)}
${person.workplace ? workplace(person.workplace, shadow(ground, 0.22)) : ''}
<g transform="translate(-35.2 -64) scale(1.11)">
${head}${hairBehind(person)}</g>
${neck(person)}
${clothes[clothing.style](person, clothing)}
${head}
${face(person)}
${beard(person)}
${features(person)}
${hairOnHead(person)}
${scarfOverHead(person)}
${glasses(person)}
</g>
</g>
</svg>
`
}

for (const person of people) {
  writeFileSync(fileURLToPath(new URL(`${person.name}.svg`, import.meta.url)), portrait(person))
}
