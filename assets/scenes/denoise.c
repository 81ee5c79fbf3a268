/*
 * Dual-buffer non-local means (Rousselle et al., "Adaptive Rendering with Non-Local Means Filtering", 2012):
 * weights come from one half of the samples, the values that are averaged from the other. Where the renderer gave the
 * surfaces' colour and direction, pixels of other surfaces take no part.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CLAMP(value, last) ((value) < 0 ? 0 : (value) > (last) ? (last) : (value))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

/* The mean over a square of 2 * radius + 1 pixels, first along the rows, then along the columns. */
static void box_mean(const float *in, float *out, float *rows, int width, int height, int radius) {
    float scale = 1.f / ((2 * radius + 1) * (2 * radius + 1));
#pragma omp parallel for
    for (int y = 0; y < height; y++) {
        const float *row = in + (long)y * width;
        for (int x = 0; x < width; x++) {
            float sum = 0;
            for (int d = -radius; d <= radius; d++) sum += row[CLAMP(x + d, width - 1)];
            rows[(long)y * width + x] = sum;
        }
    }
#pragma omp parallel for
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float sum = 0;
            for (int d = -radius; d <= radius; d++) sum += rows[(long)CLAMP(y + d, height - 1) * width + x];
            out[(long)y * width + x] = sum * scale;
        }
    }
}

/* The squared difference of two pixels' six features, already scaled; 0 where there are none. */
static float of_surface(const float *features, long here, long there) {
    if (!features) return 0;
    float sum = 0;
    for (int k = 0; k < 6; k++) {
        float difference = features[here * 6 + k] - features[there * 6 + k];
        sum += difference * difference;
    }
    return sum;
}

/*
 * guide and its variance decide the weights; source is what is averaged. All are width * height * 3, features (or NULL)
 * width * height * 6.
 */
void denoise(const float *guide, const float *variance, const float *source, const float *features, float *out, int width,
             int height, int window, int patch, float strength) {
    long count = (long)width * height;
    float *distance = malloc(count * 4), *smooth = malloc(count * 4), *rows = malloc(count * 4);
    float *weights = calloc(count, 4), squared = strength * strength;
    memset(out, 0, count * 12);
    for (int dy = -window; dy <= window; dy++) {
        for (int dx = -window; dx <= window; dx++) {
#pragma omp parallel for
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    long here = ((long)y * width + x) * 3;
                    long there = ((long)CLAMP(y + dy, height - 1) * width + CLAMP(x + dx, width - 1)) * 3;
                    float sum = 0;
                    for (int c = 0; c < 3; c++) {
                        float difference = guide[here + c] - guide[there + c];
                        float vh = variance[here + c], vt = variance[there + c];
                        sum += (difference * difference - (vh + MIN(vh, vt))) / (1e-7f + squared * (vh + vt));
                    }
                    distance[(long)y * width + x] = sum / 3;
                }
            }
            box_mean(distance, smooth, rows, width, height, patch);
#pragma omp parallel for
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    if (y + dy < 0 || y + dy >= height || x + dx < 0 || x + dx >= width) continue;
                    long here = (long)y * width + x, there = (long)(y + dy) * width + x + dx;
                    float apart = fmaxf(smooth[here], 0) + of_surface(features, here, there);
                    float weight = apart > 20 ? 0 : expf(-apart);
                    weights[here] += weight;
                    for (int c = 0; c < 3; c++) out[here * 3 + c] += weight * source[there * 3 + c];
                }
            }
        }
    }
    for (long i = 0; i < count; i++)
        for (int c = 0; c < 3; c++) out[i * 3 + c] /= weights[i] + 1e-9f;
    free(distance);
    free(smooth);
    free(rows);
    free(weights);
}
