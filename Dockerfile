# Written by reading; see docs/deployment.md. Node 24 runs everything; the packages bring no install scripts.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /app
# The build has the packages and the Node that it runs with.
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/scripts ./scripts
COPY --from=build --chown=root:root /app/build ./build
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3009
# Node has no shell around it here: SIGTERM reaches it and ends it in order.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3009/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run-built.mjs"]
