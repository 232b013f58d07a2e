export { type Node, serve } from './serve.ts';
