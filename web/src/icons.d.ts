/** The names of all icons that are used anywhere on the page. */
declare module 'icon:credits' {
  const names: readonly string[];
  export default names;
}
