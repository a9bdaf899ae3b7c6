export { type Config, ConfigError, readConfig } from './config.ts';
export { type Server, startServer } from './server.ts';
