import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import { showMarketplace } from './mount.tsx';

showMarketplace(window);
