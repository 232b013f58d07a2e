FROM node:20-slim
WORKDIR /hoard
COPY . .
RUN npm install --no-save --no-progress && scripts/ready
ENV HOARD_HOST=0.0.0.0 HOARD_DATA=/data
VOLUME /data
EXPOSE 7777
USER node
CMD ["node", "--max-semi-space-size=128", ".build/hoard.js", "serve"]
