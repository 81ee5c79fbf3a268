"""Where the sun stands by date and hour, and what the air looks like then."""
import math

# Indian Standard Time is ahead of universal time by this many hours.
ZONE = 5.5

# By the sun's elevation in degrees: the colour of distant haze, and how much of the lamps is on.
AIR = [
    (-7, (0.0140, 0.0135, 0.0190), 0.5),
    (-2.6, (0.036, 0.027, 0.027), 1.0),
    (0.5, (0.12, 0.085, 0.065), 0.2),
    (4.5, (0.66, 0.50, 0.37), 0.0),
    (8, (0.92, 0.76, 0.60), 0.0),
    (15, (1.30, 1.16, 0.98), 0.0),
    (25, (1.60, 1.50, 1.37), 0.0),
    (45, (1.85, 1.84, 1.80), 0.0),
    (70, (2.00, 2.04, 2.06), 0.0)
]


def sun_position(latitude, longitude, day_of_year, hour):
    """Elevation and compass angle of the sun in degrees at an hour of Indian Standard Time (Spencer's series, 1971)."""
    turn = 2 * math.pi / 365 * (day_of_year - 1 + (hour - 12) / 24)
    minutes = 229.18 * (
        0.000075 + 0.001868 * math.cos(turn) - 0.032077 * math.sin(turn) - 0.014615 * math.cos(2 * turn) - 0.040849 * math.sin(2 * turn)
    )
    declination = (
        0.006918 - 0.399912 * math.cos(turn) + 0.070257 * math.sin(turn) - 0.006758 * math.cos(2 * turn)
        + 0.000907 * math.sin(2 * turn) - 0.002697 * math.cos(3 * turn) + 0.00148 * math.sin(3 * turn)
    )
    from_noon = math.radians((hour - ZONE + longitude / 15 + minutes / 60 - 12) * 15)
    north = math.radians(latitude)
    elevation = math.asin(
        math.sin(north) * math.sin(declination) + math.cos(north) * math.cos(declination) * math.cos(from_noon)
    )
    azimuth = math.atan2(
        -math.sin(from_noon) * math.cos(declination),
        math.cos(north) * math.sin(declination) - math.sin(north) * math.cos(declination) * math.cos(from_noon)
    )
    return math.degrees(elevation), math.degrees(azimuth) % 360


def daylight(elevation):
    """The colour of the air and the part of the lamps that is on, between two rows of AIR."""
    elevation = min(max(elevation, AIR[0][0]), AIR[-1][0])
    for (low, low_tone, low_lamps), (high, high_tone, high_lamps) in zip(AIR, AIR[1:]):
        if elevation <= high:
            part = (elevation - low) / (high - low)
            return tuple(a + (b - a) * part for a, b in zip(low_tone, high_tone)), low_lamps + (high_lamps - low_lamps) * part
