# The server with its built pages. docker build -t bridgework . && see compose.yaml
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci refuses a lock that leaves out the optional packages of other platforms; --no-save keeps it as it is.
RUN npm install --no-save --include=dev --engine-strict
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
# Root owns the program: the user that runs it can't change it.
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/server/receipts/fonts ./server/receipts/fonts
COPY --from=build /app/src/ui/fonts ./src/ui/fonts
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:4000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
