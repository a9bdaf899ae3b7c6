declare module 'virtual:game/*' {
  const part: unknown;
  export default part;
}
