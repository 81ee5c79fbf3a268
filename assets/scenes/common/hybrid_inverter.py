"""The hybrid inverter: 420 x 540 x 190 mm, display, label plate, connectors below. Its back is the plane y = 0."""

from .electrical import (
    BLACK, DARK, DIM, GLASS, GREEN, LIT, METAL, PLATE, RED, WHITE, downward, facing, gland, led, plate, plug, screw, socket,
    warning
)
from .lettering import seven_segments, text
from .materials import plain
from .shapes import Shape, rounded

WIDTH, HEIGHT, DEPTH = 0.42, 0.54, 0.188
# Front cover, then the body with the heat sink.
COVER = 0.098


class HybridInverter:
    """Gives the places where its cables begin: plugs (four of the panels), battery (two), line, meter."""

    def __init__(self, materials, low, x=0.0, reading='2.31'):
        self.materials, self.low, self.x, self.middle = materials, low, x, low + HEIGHT / 2
        self.ink = plain('print', (0.02, 0.022, 0.028), 0.5, variation=0.0)
        self.pale = plain('pale print', (0.55, 0.57, 0.60), 0.5, variation=0.0)
        self.objects = []
        self._case()
        self._display(reading)
        self._front()
        self._below()

    def _add(self, shape, name, bevel=0.0, segments=3):
        made = shape.place(f'inverter {name}', self.materials, bevel=bevel, soft=True)
        if bevel:
            made.modifiers['bevel'].segments = segments
        self.objects.append(made)

    def _text(self, words, x, z, height, ink=None, depth=DEPTH, **how):
        self.objects.append(text(words, (self.x + x, -depth, self.middle + z), height, ink or self.ink, **how))

    def _case(self):
        x, middle = self.x, self.middle
        cover, body, fins = Shape(), Shape(), Shape()
        cover.slab(rounded(WIDTH, HEIGHT, 0.030, 10), COVER, WHITE, facing(x, -(DEPTH - COVER), middle))
        self._add(cover, 'cover', 0.0075, 5)
        # The joint: a dark seal between cover and body.
        body.slab(rounded(WIDTH - 0.008, HEIGHT - 0.008, 0.026, 10), 0.004, BLACK, facing(x, -(DEPTH - COVER - 0.003), middle))
        body.slab(rounded(WIDTH - 0.004, HEIGHT - 0.004, 0.028, 10), 0.030, WHITE, facing(x, -0.056, middle))
        body.slab(rounded(WIDTH - 0.034, HEIGHT - 0.03, 0.01, 4), 0.054, DARK, facing(x, -0.002, middle))
        self._add(body, 'body', 0.0018, 3)
        for k in range(28):
            fins.box((x, -0.031, middle - HEIGHT * 0.44 + HEIGHT * 0.88 * k / 27), (WIDTH - 0.012, 0.048, 0.0042), DARK)
        self._add(fins, 'fins', 0.0008, 2)

    def _display(self, reading):
        x, z = self.x, self.middle + 0.115
        pane, figures = Shape(), Shape()
        pane.slab(rounded(0.268, 0.142, 0.013, 8), 0.0016, BLACK, facing(x, -DEPTH + 0.0003, z))
        pane.slab(rounded(0.260, 0.134, 0.010, 8), 0.0004, GLASS, facing(x, -DEPTH - 0.0013, z))
        self._add(pane, 'pane', 0.0005, 2)
        front = DEPTH + 0.0018
        seven_segments(figures, reading, 0.046, LIT, DIM, facing(x - 0.104, -front - 0.0001, z - 0.016))
        for k in range(10):
            figures.box((x - 0.1035 + k * 0.0122, -front - 0.0001, z - 0.0395), (0.0102, 0.0001, 0.0042), LIT if k < 7 else DIM)
        self._add(figures, 'figures')
        lit = self.materials[LIT]
        self._text('kW', 0.038, 0.115 - 0.0165, 0.0155, lit, front, face='bold')
        self._text('PV', 0.038, 0.115 + 0.0180, 0.0090, lit, front, face='narrow bold')
        self._text('68 %', 0.038, 0.115 - 0.0420, 0.0075, lit, front, face='narrow')
        self._text('BATTERY', 0.064, 0.115 - 0.0420, 0.0050, self.pale, front, face='narrow')
        lamps = Shape()
        for k, (name, tone) in enumerate((('RUN', GREEN), ('GRID', GREEN), ('FAULT', DIM))):
            lamp_z = 0.115 + 0.030 - k * 0.017
            led(lamps, facing(x + 0.0965, -front, self.middle + lamp_z), tone, 0.0025)
            self._text(name, 0.1025, lamp_z - 0.0019, 0.0038, self.pale, front, face='narrow')
        self._add(lamps, 'lamps')

    def _front(self):
        x, middle = self.x, self.middle
        detail = Shape()
        # Four keys under the display.
        for k, sign in enumerate(('ESC', '–', '+', 'OK')):
            key_x = -0.0825 + k * 0.055
            detail.slab(rounded(0.036, 0.013, 0.0064, 8), 0.0012, 1, facing(x + key_x, -DEPTH + 0.0002, middle + 0.021))
            self._text(sign, key_x, 0.0186, 0.0052, self.ink, DEPTH + 0.0011, face='narrow bold', align='CENTER')
        plate(detail, facing(x - 0.096, -DEPTH, middle - 0.166), 0.168, 0.104, PLATE)
        warning(detail, facing(x + 0.165, -DEPTH, middle - 0.208), 0.027)
        for sx in (-1, 1):
            for sz in (-1, 1):
                screw(detail, facing(x + sx * 0.190, -DEPTH + 0.0005, middle + sz * 0.250), 0.0036, METAL)
        self._add(detail, 'detail')
        self._text('HYBRID INVERTER', -0.177, -0.042, 0.0125, face='bold', spacing=1.06)
        self._text('5 kW   single phase', -0.177, -0.0635, 0.0088)
        self._plate_text()

    def _plate_text(self):
        rows = (
            ('MODEL', 'HI-5000-1P'), ('PV INPUT', '120 - 550 V DC   2 x 14 A'), ('BATTERY', '40 - 60 V DC   100 A'),
            ('AC OUTPUT', '230 V  50 Hz  21.7 A'), ('ENCLOSURE', 'IP65   -25 to +60 °C'), ('SERIAL NO.', '2611 0448 0312')
        )
        for k, (name, value) in enumerate(rows):
            z = -0.1300 - k * 0.0158
            self._text(name, -0.1735, z, 0.0052, depth=DEPTH + 0.0006, face='narrow bold')
            self._text(value, -0.1260, z, 0.0060, depth=DEPTH + 0.0006, face='narrow bold')

    def _below(self):
        shape, y = Shape(), -0.152
        self.plugs = []
        for k in range(4):
            px = self.x - 0.155 + k * 0.036
            end = socket(shape, downward(px, y, self.low + 0.002))
            self.plugs.append(plug(shape, end, BLACK, RED if k % 2 else None))
        self.battery = [
            gland(shape, downward(self.x + px, y, self.low + 0.002), 0.0135) for px in (0.020, 0.062)
        ]
        self.line = gland(shape, downward(self.x + 0.115, y, self.low + 0.002), 0.0145)
        self.meter = gland(shape, downward(self.x + 0.160, y, self.low + 0.002), 0.009)
        self._add(shape, 'connectors', 0.0003, 2)
