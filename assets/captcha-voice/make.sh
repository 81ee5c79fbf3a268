#!/usr/bin/env bash
# Speaks the digits of the captcha, one small file each: 8 kHz, 8 bit, mono, silence cut off.
# Needs espeak-ng and sox (Debian's packages). The results are kept in the repository; nothing calls this at run time.
set -euo pipefail
cd "$(dirname "$0")"
for digit in 2 3 4 5 6 7 8 9; do
  espeak-ng -v en-us -s 130 -a 150 --stdout "$digit" |
    sox -t wav - -r 8000 -b 8 -c 1 "$digit.wav" silence 1 0.01 1% reverse silence 1 0.01 1% reverse norm -3
done
