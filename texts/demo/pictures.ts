/** A picture of the demo content. */
export interface DemoPicture {
  /** The file, relative to `assets/`. */
  source: string
  /** The part of the source that is shown, as fractions of its width and height; all of it where there is none. */
  region?: { left: number; top: number; width: number; height: number }
  /** Its description, for those who do not see it. */
  alt: string
}

/** Every picture of the demo content by its name: renderings, cut-outs of them, logos and portraits. */
export const demoPictures = {
  crew: {
    source: 'photographs/crew-at-rows.jpg',
    region: pixels(160, 0, 1280, 900),
    alt: 'Technicians in helmets and vests between two rows of solar panels at low sun; one points along the row'
  },
  'town-roof': {
    source: 'photographs/town-roof.jpg',
    alt: 'Solar panels on the flat roof of a town house among water tanks'
  },
  'wind-ridge': {
    source: 'photographs/wind-ridge-morning.jpg',
    alt: 'Three wind turbines on a green ridge in the morning'
  },
  'turbine-on-ridge': {
    source: 'photographs/wind-ridge-morning.jpg',
    region: pixels(20, 40, 740, 550),
    alt: 'A wind turbine, from the foot of its tower to the tip of its blades'
  },
  'turbines-behind-hill': {
    source: 'photographs/wind-ridge-morning.jpg',
    region: pixels(680, 180, 760, 507),
    alt: 'Two wind turbines, a near one and a far one, behind a grassy hill with bushes'
  },
  'street-lights': {
    source: 'photographs/street-lights.jpg',
    alt: 'LED street lights and a high mast along a road of shops at dusk, most shutters down'
  },
  'high-mast': {
    source: 'photographs/high-mast.jpg',
    alt: 'A high mast with a ring of flood lights above a road at dusk'
  },
  'hybrid-inverter': {
    source: 'photographs/hybrid-inverter.jpg',
    alt: 'A white inverter on a wall in the shadow of a window grille, its display reading 2.31 kW, switch boxes on either side'
  },
  battery: {
    source: 'photographs/battery.jpg',
    alt: 'A white battery of two modules on a plinth at a wall, its cables going up to a switch box, the shadow of a window grille over all'
  },
  'solar-pump': {
    source: 'photographs/solar-pump.jpg',
    alt: 'Solar panels beside a well, water that falls from a blue pipe into a tank, green rows of crop behind'
  },
  'factory-roof': {
    source: 'photographs/factory-roof.jpg',
    alt: 'Four groups of solar panels on the metal roof of a factory hall, other halls and hills behind'
  },
  'studio-pump': {
    source: 'photographs/studio-pump.jpg',
    alt: 'A long stainless submersible pump on two wooden cradles, a piece of blue riser pipe in its outlet, its cable led to the controller behind it'
  },
  'macro-controller': {
    source: 'photographs/macro-controller.jpg',
    alt: 'The terminals of a pump controller from close by: nine labelled screws, each wire in its ferrule with a numbered marker'
  },
  'macro-blade-root': {
    source: 'photographs/macro-blade-root.jpg',
    alt: 'The hub of a small wind turbine from close by: blade roots held by four bolts each, a stripe of paint across every bolt'
  },
  'studio-flood-light': {
    source: 'photographs/studio-flood-light.jpg',
    alt: 'A grey LED flood light of 200 W on its steel bracket: 48 square reflectors behind glass, its cable, a steel rule of 30 cm'
  },
  'studio-street-light': {
    source: 'photographs/studio-street-light.jpg',
    alt: 'A grey LED street light of 60 W upright on its pipe: 32 clear lenses in two boards, the label, the cable led through a gland, a steel rule of 30 cm'
  },
  'macro-lenses': {
    source: 'photographs/macro-lenses.jpg',
    alt: 'Rows of clear double-domed lenses over yellow LEDs on the white board of a street light, from close by'
  },
  'turbine-hub': {
    source: 'photographs/turbine-hub.jpg',
    alt: 'The hub and the nacelle of a wind turbine from the air, dry grass hills far below'
  },
  'town-terrace': {
    source: 'photographs/town-terrace.jpg',
    alt: 'A town house of two floors with solar panels on its terrace, other houses around it'
  },
  'wind-evening': {
    source: 'photographs/wind-ridge-evening.jpg',
    alt: 'Three wind turbines above hills with scattered trees, tall yellow grass in front'
  },
  'lone-turbine': {
    source: 'photographs/lone-turbine.jpg',
    alt: 'A wind turbine on a grass ridge, from the foot of its tower to the tip of its blades'
  },
  'energy-station': {
    source: 'photographs/solar-park-from-above.jpg',
    region: pixels(600, 190, 720, 450),
    alt: 'A low white station building with its transformer among rows of solar panels'
  },
  'ridge-station': {
    source: 'photographs/turbine-pair.jpg',
    alt: 'A near and a far wind turbine above a hillside with trees'
  },
  'solar-field': {
    source: 'photographs/solar-park-low-sun.jpg',
    region: pixels(480, 330, 1120, 560),
    alt: 'A long row of solar panels in a field, the low sun reflected in the glass'
  },
  'macro-surge-protector': {
    source: 'photographs/macro-surge-protector.jpg',
    alt: 'A surge protector among circuit breakers on a rail: two of its windows green, the third one dark'
  },
  'studio-panel': {
    source: 'photographs/studio-panel.jpg',
    alt: 'A solar panel of 144 half-cells in a silver frame, leaning against a second one that is seen edge on; a 30 cm steel rule in front'
  },
  'macro-clamp': {
    source: 'photographs/macro-clamp.jpg',
    alt: 'A clamp between two solar panels within its marked zone, a yellow stripe of paint over its tightened bolt'
  },
  'macro-meter': {
    source: 'photographs/macro-meter.jpg',
    alt: 'A net meter on a wall: 2917.3 kWh exported on its display, wire seals through the screws of its cover'
  },
  'macro-connector': {
    source: 'photographs/macro-connector.jpg',
    alt: 'Plug and socket of a solar cable pressed home, lying on an aluminium rail'
  },
  'macro-earth-pit': {
    source: 'photographs/macro-earth-pit.jpg',
    alt: 'An open earth pit: a concrete frame with its lid pushed aside, the copper strip and a green earth wire inside'
  },
  'macro-wiped-glass': {
    source: 'photographs/macro-wiped-glass.jpg',
    alt: 'Dust on a solar panel, with one stroke wiped clean, in which the dark blue cells show'
  },
  'studio-hybrid-inverter': {
    source: 'photographs/studio-hybrid-inverter.jpg',
    alt: 'A white wall inverter on a grey steel stand, its display reading 2.31 kW; red, black and orange cables plugged in below, a 30 cm steel rule in front'
  },
  'place-wind-turbine': {
    source: 'photographs/place-wind-turbine.jpg',
    alt: 'A small three-bladed wind turbine with a tail vane on a tall guyed mast beside a tiled farm house, fields and palms behind'
  },
  'studio-wind-turbine': {
    source: 'photographs/studio-wind-turbine.jpg',
    alt: 'The head of a small wind turbine on a stand: finned generator with its name plate, three grey blades, a blue tail vane, a steel rule of 30 cm'
  },
  'thermal-roof': {
    source: 'photographs/thermal-roof.jpg',
    alt: 'A thermal picture of ten solar panels on a roof: the cells orange, roof and houses violet, one cell bright yellow under a cross that reads 68.4 °C, a colour scale from 28 to 71 °C'
  },
  'macro-oil-sample': {
    source: 'photographs/macro-oil-sample.jpg',
    alt: 'A small clear bottle half full of amber gearbox oil on a cotton rag, its label filled in by hand with date, hours and machine, steel chequer plate around it'
  },
  'macro-yaw': {
    source: 'photographs/macro-yaw.jpg',
    alt: 'The toothed ring that turns a nacelle, from close by: the pinion of a yaw motor between its greased teeth, bolts with a yellow stripe of paint across each'
  },
  'macro-leading-edge': {
    source: 'photographs/macro-leading-edge.jpg',
    alt: 'The front edge of a white turbine blade: on one half pits down to the glass fibre, on the other a smooth new band of protective tape, between them a line of blue masking tape'
  },
  'roof-1030': {
    source: 'photographs/day/1030.jpg',
    alt: 'Six solar panels on the flat roof of a town house in the late morning'
  },
  'roof-1200': {
    source: 'photographs/day/1200.jpg',
    alt: 'Six solar panels on the flat roof of a town house at noon, the shadow straight below them'
  },
  'roof-1800': {
    source: 'photographs/day/1800.jpg',
    alt: 'Six solar panels on the flat roof of a town house in the last sun of the day'
  },
  'roof-1830': {
    source: 'photographs/day/1830.jpg',
    alt: 'Six solar panels on the flat roof of a town house at dusk, lights in the windows around'
  },
  'studio-battery': {
    source: 'photographs/studio-battery.jpg',
    alt: 'A battery module of 5.12 kWh with handles, a row of green lamps and round terminals, two of them with cables; a 30 cm steel rule in front'
  },
  'studio-off-grid-inverter': {
    source: 'photographs/studio-off-grid-inverter.jpg',
    alt: 'An off-grid inverter: a dark cabinet on castors with a display, breakers, two sockets, one of them in use, and a fan grille; a 30 cm steel rule in front'
  },
  aamrai: logo('aamrai', 'a mango with its leaf'),
  girija: logo('girija', 'a spool of thread'),
  palash: logo('palash', 'a flower of three petals'),
  varsha: logo('varsha', 'a drop with a snow crystal in it'),
  ankur: logo('ankur', 'a sprout with two leaves below a cross'),
  dhanush: logo('dhanush', 'a bow with an arrow'),
  'anant-deshmukh': portrait('anant-deshmukh', 'a man with grey hair, glasses and a waistcoat'),
  'meera-joshi': portrait('meera-joshi', 'a woman with glasses in a maroon saree'),
  'farhan-shaikh': portrait('farhan-shaikh', 'a man with a short beard in a green shirt'),
  'swati-more': portrait('swati-more', 'a woman with tied-back hair in the company polo shirt'),
  'harpreet-singh': portrait('harpreet-singh', 'a man with a turban and a beard in the company polo shirt'),
  'ananya-nair': portrait('ananya-nair', 'a young woman with long hair and a pale dupatta'),
  'kiran-pawar': portrait('kiran-pawar', 'a young man with wavy hair in the company polo shirt'),
  'sunanda-patil': portrait('sunanda-patil', 'an older woman with grey hair in a green saree'),
  'vijay-kadam': portrait('vijay-kadam', 'a man with a moustache, a white cap and a white kurta'),
  'rehana-sayyed': portrait('rehana-sayyed', 'a woman with a blue-grey headscarf'),
  'arvind-iyer': portrait('arvind-iyer', 'an older man with glasses in a pale shirt'),
  'rohan-gokhale': portrait('rohan-gokhale', 'a young man with glasses in a rust-red kurta'),
  'nisha-gaikwad': portrait('nisha-gaikwad', 'a woman with a long braid in a blue saree')
} satisfies Record<string, DemoPicture>

export type PictureName = keyof typeof demoPictures

/** A region of one of the large renderings, which are 1600x900, from its pixels. */
function pixels(left: number, top: number, width: number, height: number) {
  return { left: left / 1600, top: top / 900, width: width / 1600, height: height / 900 }
}

function logo(name: string, shown: string) {
  return { source: `logos/${name}.svg`, alt: `Line drawing of ${shown}` }
}

function portrait(name: string, shown: string) {
  return { source: `portraits/${name}.svg`, alt: `Drawing of ${shown}` }
}
