/** The outline of an icon of game-icons.net, put in at build time: `import dragon from 'icon:dragon-head'`. */
declare module 'icon:*' {
  const path: string; // in a box of 512 × 512
  export default path;
}
