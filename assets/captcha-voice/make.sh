#!/usr/bin/env bash
# Speaks the 32 characters of the captcha, one small file each: 8 kHz, 8 bit, mono, silence cut off.
# Needs espeak-ng and sox (Debian's packages). The results are kept in the repository; nothing calls this at run time.
set -euo pipefail
cd "$(dirname "$0")"
for character in A B C D E F G H J K L M N P Q R S T U V W X Y Z 2 3 4 5 6 7 8 9; do
  espeak-ng -v en-us -s 130 -a 150 --stdout "$character" |
    sox -t wav - -r 8000 -b 8 -c 1 "$character.wav" silence 1 0.01 1% reverse silence 1 0.01 1% reverse norm -3
done
