import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import { showReport } from './mount.tsx';

showReport(window);
