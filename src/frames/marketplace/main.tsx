import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import './MarketplaceFrame.css';
import { showMarketplace } from './mount.tsx';

showMarketplace(window);
